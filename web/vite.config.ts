import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.KORTBORD_SERVER ?? 'http://localhost:8520';

/** Writes every text file of the page compressed, too, so that the server has nothing to do. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const folder = join(import.meta.dirname, '..', 'src', 'kortbord', 'web');
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const file of files.filter((name) => /\.(js|css|html|svg|webmanifest)$/.test(name))) {
        const content = readFileSync(join(folder, file));
        writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }));
        writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: '../src/kortbord/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // data: addresses would have to be allowed by the content-security policy
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['src/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: { name: 'screens', include: ['screens/**/*.ts'], testTimeout: 600_000, hookTimeout: 60_000 },
      },
    ],
  },
});
