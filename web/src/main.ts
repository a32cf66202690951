import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('page');
if (target) mount(App, { target });

if ('serviceWorker' in navigator && import.meta.env.PROD) {
  // Only over HTTPS or on this machine; without it the page works all the same.
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
