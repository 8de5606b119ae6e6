import type { RecordSource } from 'crud/define-section';
import { sections, type Area } from './sections';

/** Each screen of an area with its whole address. */
export const screensOf = ({ path: areaPath, sections: shown }: Pick<Area, 'path' | 'sections'>) =>
  shown.flatMap(({ path: segment, screens, records }) =>
    Object.entries(screens).map(([subpath, Screen]) => ({
      path: `${areaPath}/${segment}${subpath === '/' ? '' : subpath}`,
      Screen,
      /** Where the screen's record can be looked for. */
      library: subpath === records?.screen ? records.duck : undefined,
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
