import { matchesMedia, onMediaChange } from 'lib/browser/media';
import { createSignal } from 'lib/signal';
import { localStore } from 'lib/storage';

/** The appearance of the console: light, dark, or the system's setting, which is the default. */
export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'theme';

/** The color of the browser's own UI around the page; the same as the header's color in `styles/_theme.scss`. */
const AROUND = { light: '#ffffff', dark: '#202525' };

const changes = createSignal();
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

const isTheme = (stored: unknown): stored is Theme => THEMES.some(theme => theme === stored);

/** The theme that was chosen in this browser. Any other stored value counts as no choice. */
export const chosenTheme = (): Theme => localStore.read(STORAGE_KEY, isTheme) ?? 'system';

const apply = () => {
  const chosen = chosenTheme();
  const systemTheme = () => (matchesMedia(SYSTEM_IS_DARK) ? 'dark' : 'light');
  const shown = chosen === 'system' ? systemTheme() : chosen;
  document.documentElement.dataset.bsTheme = shown;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', AROUND[shown]);
  changes.notify();
};

/** Sets the theme before the first paint, and follows changes of the system and of the choice in another tab. */
export const startTheme = () => {
  apply();
  onMediaChange(SYSTEM_IS_DARK, apply);
  localStore.onChange(STORAGE_KEY, apply);
};

export const chooseTheme = (theme: Theme) => {
  localStore.set(STORAGE_KEY, theme);
  apply();
};

/** Calls the listener after each change; returns a function that unsubscribes it. */
export const onThemeChange = changes.subscribe;
