// What a person likes, kept on this device.

export const PACES = { calm: 1.6, usual: 1, quick: 0.5 } as const;

const DEFAULTS = {
  language: '',
  theme: 'system' as 'system' | 'light' | 'dark' | 'contrast',
  name: '',
  fourColours: false,
  sort: 'suit' as 'suit' | 'rank',
  sound: true,
  volume: 0.5,
  confirm: false,
  pace: 'usual' as keyof typeof PACES,
  showLegal: true,
  autoDraw: false,
};

export type Preferences = typeof DEFAULTS;

const KEY = 'kortbord.preferences';
/** What the device wants, where the person has not chosen. */
export const DARK = '(prefers-color-scheme: dark)';

function stored(): Preferences {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Preferences>;
    const known = Object.entries(found).filter(
      ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Preferences],
    );
    return { ...DEFAULTS, ...Object.fromEntries(known) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const preferences = $state<Preferences>(stored());

/** Keeps every change, and shows those that concern the whole page. To be called in an effect. */
export function keep(): void {
  const all = $state.snapshot(preferences);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // nothing can be kept here
  }
  const root = document.documentElement;
  root.dataset.theme = all.theme === 'system' ? (matchMedia(DARK).matches ? 'dark' : 'light') : all.theme;
  root.dataset.suits = all.fourColours ? 'four' : 'two';
}
