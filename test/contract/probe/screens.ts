import { areas } from 'app/sections';
import { readRecordings } from '../../checks/contract/recordings';

/** `diseases` -> its address in each area that shows it; a screen outside the areas is its own address. */
export const addressesOf = (screen: string): string[] => {
  const inAreas = areas
    .filter(({ sections }) => sections.some(({ path }) => path === screen))
    .map(({ path }) => `#${path}/${screen}`);
  if (inAreas.length > 0) return inAreas;
  return [screen === 'home' ? '#/' : `#/${screen}`];
};

/** More than these stand for the whole console. */
const MAX_SCREENS = 8;

/** The addresses of the screens that make a call, in words; the recordings of the tests know them. */
export const createScreens = () => {
  const recordings = readRecordings();
  return (call: string): string => {
    const from = recordings[call]?.from ?? [];
    return from.length > MAX_SCREENS ? 'every screen' : from.flatMap(addressesOf).join(', ');
  };
};
