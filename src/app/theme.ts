import { localStore } from 'lib/storage';
import { createSignal } from 'lib/signal';

/** How the console looks: light, dark, or as the system does, which is the default. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'theme';

/** What the browser paints around the page; the header's colour in `styles/_theme.scss`. */
const AROUND = { light: '#ffffff', dark: '#202525' };

const changes = createSignal();
const system = () => window.matchMedia('(prefers-color-scheme: dark)');

const isTheme = (stored: unknown): stored is Theme => THEMES.some(theme => theme === stored);

/** What this browser's person chose; anything else that is kept there counts as no choice. */
export const chosenTheme = (): Theme => localStore.read(STORAGE_KEY, isTheme) ?? 'system';

const apply = () => {
  const chosen = chosenTheme();
  const systemTheme = () => (system().matches ? 'dark' : 'light');
  const shown = chosen === 'system' ? systemTheme() : chosen;
  document.documentElement.dataset.bsTheme = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', AROUND[shown]);
  changes.notify();
};

/** Sets the theme before anything is painted, and follows the system and the choice made in another tab. */
export const startTheme = () => {
  apply();
  system().addEventListener('change', apply);
  window.addEventListener('storage', ({ key }) => key === STORAGE_KEY && apply());
};

export const chooseTheme = (theme: Theme) => {
  localStore.set(STORAGE_KEY, theme);
  apply();
};

/** Calls back after each change; answers how to stop that. */
export const onThemeChange = changes.subscribe;
