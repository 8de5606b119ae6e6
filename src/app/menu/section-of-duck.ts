import { sections } from 'app/sections';
import type { Section } from 'crud/section';

/** The section that a draft belongs to. A form may add a part to the name of its duck, after a slash. */
export const sectionOfDuck = (name: string): Section | undefined => {
  const [own] = name.split('/');
  return sections.find(({ ducks }) => ducks.some(duck => duck.name === own));
};
