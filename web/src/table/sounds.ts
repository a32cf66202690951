// A few short sounds, made on the spot; the first touch of the page unlocks them.

import { preferences } from '../state/preferences.svelte';

let context: AudioContext | null = null;

function unlock(): void {
  context ??= new AudioContext();
  void context.resume();
}

addEventListener('pointerdown', unlock, { once: true });
addEventListener('keydown', unlock, { once: true });

function tone(
  frequency: number,
  at: number,
  length: number,
  loud: number,
  type: OscillatorType = 'sine',
): void {
  if (!context) return;
  const start = context.currentTime + at;
  const wave = context.createOscillator();
  const gain = context.createGain();
  wave.type = type;
  wave.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * preferences.volume, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(gain).connect(context.destination);
  wave.start(start);
  wave.stop(start + length);
}

const SOUNDS = {
  card: () => tone(220, 0, 0.06, 0.25, 'triangle'),
  turn: () => {
    tone(587, 0, 0.16, 0.3);
    tone(784, 0.1, 0.22, 0.3);
  },
  call: () => {
    tone(440, 0, 0.12, 0.4, 'triangle');
    tone(660, 0.08, 0.2, 0.4, 'triangle');
  },
  over: () => {
    for (const [n, frequency] of [523, 659, 784, 1047].entries()) tone(frequency, n * 0.11, 0.3, 0.3);
  },
  refused: () => tone(150, 0, 0.14, 0.35, 'sawtooth'),
};

export function sound(name: keyof typeof SOUNDS): void {
  if (preferences.sound && context?.state === 'running') SOUNDS[name]();
}
