import { matchPath } from 'react-router-dom';
import { areas, screensOf } from './areas';

/**
 * Fetches the screen of an address while the account and the texts are still on their way. Whoever asks: a chunk holds
 * no data, and its route guards it as ever. A chunk that does not come is told of where the screen is shown.
 */
export const preloadScreen = (address: string) => {
  const wanted = areas.flatMap(screensOf).find(({ path }) => matchPath(address, { path, exact: true }));
  wanted?.Screen.preload().catch(() => undefined);
};

/** The screens right below an address, without those that need a name in it: a list's form, a form's text editor. */
const below = (address: string) =>
  areas
    .flatMap(screensOf)
    .filter(({ path }) => path.startsWith(`${address}/`) && !/[/:]/.test(path.slice(address.length + 1)));

/** Fetches what one most likely opens next. */
export const preloadNext = (address: string) =>
  below(address).forEach(({ Screen }) => void Screen.preload().catch(() => undefined));
