import type { UnknownAction } from 'redux';
import type { Background } from 'core/http/background';
import { keyOf, type MessageKey, type TitleKey } from 'core/i18n/message-key';
import type { Thunk } from 'core/redux/request';
import { type LongTexts, readerOf, type TextReader } from 'lib/long-texts';
import type { Identified } from 'lib/model';
import type { AnyShape } from 'lib/records/shape';
import type { Duck } from 'records/duck';
import { readQuery } from 'records/list-query';
import type { RecordSource } from 'records/source';
import { type Chunk, screen } from 'ui/layout/screen';
import type { SectionIcon } from 'ui/layout/section-icons';

/** The groups of the menu, in order. */
export const MENU_GROUPS = [
  'texts',
  'medicines',
  'diagnosis',
  'calculators',
  'customers',
  'messages',
  'system',
] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** A slice of the store: the store mounts the reducer under this name. */
interface MountedSlice {
  name: string;
  reducer(state: unknown, action: UnknownAction): unknown;
}

interface RecordCode {
  /** The field that holds it. */
  field: string;
  /**
   * Matches text that looks like such a code, even if it is typed only in part: the search of the list does not cover
   * it, so all rows are read. Without it, the list searches by the code and not by the name.
   */
  pattern?: RegExp;
}

/** How a record is found whose list cannot be searched: `GET <url>/<key>`. Its address under the section is the key. */
interface RecordKey {
  /** The field that holds the key. */
  field: string;
  url: string;
}

/** Records that are not rows of the section's list. Each one belongs to a row and opens in the section's form. */
interface PartRecords {
  /** Finds them by the same text by which the list finds their row. */
  library: RecordSource<Identified>;
  /** The query of the form's address. */
  queryOf(record: Identified): string;
  shape: AnyShape<Record<string, unknown>>;
  /** Writes them. */
  duck: Duck<Identified>;
  /** The records that belong to a row. */
  readOf(row: Identified, signal: AbortSignal): Promise<readonly Identified[]>;
}

/** How the texts of a section reach their readers. */
export interface Releases {
  /**
   * A changed record, with its texts for the next release. Texts that wait already, and are others than readers see,
   * stay as they are in it.
   */
  releaseChangesLater(changed: Identified, stored: Identified): Identified;
}

interface RecordOptions {
  /** The duck whose pages the section's list shows. */
  duck: Duck<Identified>;
  /** The screen that a row of the list opens, if it is not `/manage`. */
  screen?: string;
  /** The records of the form at `/manage`, if a row of the list opens another screen that links to that form. */
  parts?: PartRecords;
  /** A code, or an address, by which staff know the records. */
  code?: RecordCode;
  /** The records are people: their names are not stored in the browser, and no search reads all of them. */
  arePeople?: boolean;
  /** Readers get the texts of a record at once or with the next release. */
  loadReleases?(): Promise<Releases>;
  /** Each row carries a large file: no search reads all rows, only those that the list finds by their name. */
  isAskedByName?: boolean;
}

/** How the records of a section are found and opened. */
export type SectionRecords = RecordOptions & { screen: string };

/** A screen on which a new record is created, and the key of the text that names it. */
export interface NewForm {
  path: string;
  label: MessageKey;
}

type LoadScreen = Parameters<typeof screen>[0];

/** `diseaseSynonym` for `disease-synonym`. */
type CamelCase<Path extends string> = Path extends `${infer Head}-${infer Rest}`
  ? `${Head}${Capitalize<CamelCase<Rest>>}`
  : Path;

/** A section's texts stand under its path in camel case; a path without texts does not compile. */
const textsOf = (path: string) => path.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase()) as TitleKey;

/** Takes the query of the list's address. */
type Prefetch = (search: string, background: Background) => Thunk;

interface SectionDefinition<Path extends string> {
  /** The URL segment, and the section's folder. */
  path: Path & (CamelCase<Path> extends TitleKey ? unknown : never);
  /** Its icon in the rail. */
  icon: SectionIcon;
  /** The menu group that shows it; `system` by default. */
  menuGroup?: MenuGroup;
  /** The parts of the store that the section owns. */
  ducks?: readonly MountedSlice[];
  /**
   * Its records: for prefetch, record links, the palette, recents, links to drafts and addresses that name a record.
   */
  records?: RecordOptions;
  /** How the palette finds a record, if the section has no `records`. */
  byKey?: RecordKey;
  /** Requests the rows of its list before the list renders; without it, those of `records`. */
  prefetch?: Prefetch;
  /** The screens on which records are created; by default `/manage`, if the section has it. */
  newForms?: readonly NewForm[];
  /** Its list. It uses only the texts of the first load: see `i18n/<locale>/first-texts.ts`. */
  list?: LoadScreen;
  /** Path of the list under the section; `/` by default. */
  listPath?: string;
  /**
   * The other screens by their path under the section. A path comes before a pattern that also matches it. Each screen
   * loads when it is first opened.
   */
  screens?: Readonly<Record<string, LoadScreen>>;
  /** The long texts of its records. The form also shows their editors, at `/manage/content`. */
  texts?: Pick<LongTexts<never>, keyof TextReader>;
}

export interface Section {
  path: string;
  /** Root key of its texts; `<i18n>.title` is its name in menus. */
  i18n: TitleKey;
  icon: SectionIcon;
  menuGroup: MenuGroup;
  ducks: readonly MountedSlice[];
  records?: SectionRecords;
  byKey?: RecordKey;
  prefetch?: Prefetch;
  newForms: readonly NewForm[];
  texts?: TextReader;
  /** Path of the list under the section. */
  listPath: string;
  screens: Readonly<Record<string, Chunk<object>>>;
}

/** A form and the editors of its texts are one screen, which stays mounted between their paths. */
const routesOf = (subpath: string, load: LoadScreen, hasTexts: boolean) => {
  const Screen = screen(load);
  const paths = subpath === '/manage' && hasTexts ? [subpath, `${subpath}/content`] : [subpath];
  return paths.map(path => [path, Screen] as const);
};

/** Describes a section once; routes, store, menu and palette are derived from it. */
export const defineSection = <Path extends string>({
  path,
  icon,
  menuGroup = 'system',
  ducks = [],
  records,
  byKey,
  prefetch = records &&
    ((search, background) => records.duck.prefetch(readQuery(search, records.duck.sorting), background)),
  list,
  listPath = '/',
  screens = {},
  texts,
  newForms = '/manage' in screens ? [{ path: '/manage', label: keyOf(textsOf(path), 'new') }] : [],
}: SectionDefinition<Path>): Section => ({
  path,
  i18n: textsOf(path),
  icon,
  menuGroup,
  ducks,
  records: records && { screen: '/manage', ...records },
  byKey,
  prefetch,
  newForms,
  texts: texts && readerOf(texts),
  listPath,
  screens: {
    ...Object.fromEntries(
      Object.entries(screens).flatMap(([subpath, load]) => routesOf(subpath, load, texts !== undefined)),
    ),
    ...(list && { [listPath]: screen(list, { hasFirstTexts: true }) }),
  },
});
