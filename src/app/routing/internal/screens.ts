import { type Area, sections } from 'app/sections';
import type { SectionRecords } from 'crud/section';

/** Where to look for the record of a section's screen. */
const libraryOf = (subpath: string, records: SectionRecords | undefined) => {
  if (subpath === records?.screen) return records.duck;
  return subpath === '/manage' ? records?.parts?.library : undefined;
};

/** Each screen of an area with its full address. */
export const screensOf = ({ path: areaPath, sections: shown }: Pick<Area, 'path' | 'sections'>) =>
  shown.flatMap(({ path: segment, screens, records, listPath }) =>
    Object.entries(screens).map(([subpath, Screen]) => ({
      path: `${areaPath}/${segment}${subpath === '/' ? '' : subpath}`,
      Screen,
      isList: subpath === listPath,
      library: libraryOf(subpath, records),
    })),
  );

/**
 * The screens that an address may match: those of its section, so that the paths of other sections need no comparison.
 */
export const screensAt = (area: Area, address: string) => {
  const [segment] = address
    .slice(area.path.length + 1)
    .toLowerCase()
    .split('/');
  return screensOf({ path: area.path, sections: area.sections.filter(({ path }) => path === segment) });
};

/** How the records of a section are found. A segment of an address may be any text, so the result may be undefined. */
export const recordsOf = (segment: string): SectionRecords | undefined =>
  sections.find(({ path }) => path === segment)?.records;
