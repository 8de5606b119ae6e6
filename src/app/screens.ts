import type { RecordSource } from 'crud/define-section';
import { sections, type Area } from './sections';

/** Where the record of a section's screen can be looked for. */
const libraryOf = (subpath: string, records: RecordSource | undefined) => {
  if (subpath === records?.screen) return records.duck;
  return subpath === '/manage' ? records?.parts?.library : undefined;
};

/** Each screen of an area with its whole address. */
export const screensOf = ({ path: areaPath, sections: shown }: Pick<Area, 'path' | 'sections'>) =>
  shown.flatMap(({ path: segment, screens, records }) =>
    Object.entries(screens).map(([subpath, Screen]) => ({
      path: `${areaPath}/${segment}${subpath === '/' ? '' : subpath}`,
      Screen,
      library: libraryOf(subpath, records),
    })),
  );

/** The screens that an address may mean: those of the section it names, so that no other's path need be compared. */
export const screensAt = (area: Area, address: string) => {
  const [segment] = address
    .slice(area.path.length + 1)
    .toLowerCase()
    .split('/');
  return screensOf({ path: area.path, sections: area.sections.filter(({ path }) => path === segment) });
};

/** How the records of a section are found; a segment of an address may be any text. */
export const recordsOf = (segment: string): RecordSource | undefined =>
  sections.find(({ path }) => path === segment)?.records;
