import { areas } from 'app/sections';
import { callsOf } from '../openapi/calls';
import { type OpenApi } from '../openapi/types';

/** The tag of the calls that most screens make. */
export const EVERY_SCREEN = 'every screen';

/** `diseases` -> its address in each area that shows it. A screen outside the areas has one address of its own. */
export const addressesOf = (screen: string): string[] => {
  if (screen === EVERY_SCREEN) return [screen];
  const inAreas = areas
    .filter(({ sections }) => sections.some(({ path }) => path === screen))
    .map(({ path }) => `#${path}/${screen}`);
  if (inAreas.length > 0) return inAreas;
  return [screen === 'home' ? '#/' : `#/${screen}`];
};

/** Returns the addresses of the screens that make a call, as text. They are the tags of the call. */
export const createScreens = (document: OpenApi) => {
  const calls = [...callsOf(document).values()];
  return (call: string): string =>
    (calls.find(({ name }) => name === call)?.operation.tags ?? []).flatMap(addressesOf).join(', ');
};
