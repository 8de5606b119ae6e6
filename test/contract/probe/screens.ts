import { areas } from 'app/sections';
import { readRecordings } from '../../checks/contract/recordings';

/** `diseases` -> its address in each area that shows it. A screen outside the areas has one address of its own. */
export const addressesOf = (screen: string): string[] => {
  const inAreas = areas
    .filter(({ sections }) => sections.some(({ path }) => path === screen))
    .map(({ path }) => `#${path}/${screen}`);
  if (inAreas.length > 0) return inAreas;
  return [screen === 'home' ? '#/' : `#/${screen}`];
};

/** If more screens than this make a call, the report says `every screen`. */
const MAX_SCREENS = 8;

/** Returns the addresses of the screens that make a call, as text. They come from the recordings of the tests. */
export const createScreens = () => {
  const recordings = readRecordings();
  return (call: string): string => {
    const from = recordings[call]?.from ?? [];
    return from.length > MAX_SCREENS ? 'every screen' : from.flatMap(addressesOf).join(', ');
  };
};
