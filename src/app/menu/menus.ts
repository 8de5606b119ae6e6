import {
  ADMIN_AREA,
  APPLICATION_AREA,
  type Area,
  EMPLOYEE_ADMIN_MENU,
  EMPLOYEE_MENU,
  FLASHCARD_MENU,
  SMART_LEAFLET_MENU,
} from 'app/sections';
import { AUTHORITIES, hasAnyAuthority } from 'core/auth/authorities';
import { MENU_GROUPS, type MenuGroup, type Section } from 'crud/section';

export interface MenuEntry {
  section: Section;
  to: string;
  /** The section also appears in another of the account's menus, before this one. */
  isSecond?: boolean;
}

/** The wanted sections of an area; none if its guard does not let this account in. */
const entriesFor =
  (held: readonly string[]) =>
  ({ path, authorities, sections }: Area, wanted = sections): MenuEntry[] => {
    if (!hasAnyAuthority(held, authorities)) return [];
    return wanted.map(section => ({ section, to: `${path}/${section.path}` }));
  };

/** Entries that are shown only if the server offers what they link to (R36, R37); undefined until it has said so. */
export interface Offered {
  docs: boolean | undefined;
  gateway: boolean | undefined;
}

const bothOf = (first: MenuEntry[], second: MenuEntry[]): MenuEntry[] => [
  ...first,
  ...second.map(entry => ({ ...entry, isSecond: first.some(({ section }) => section.path === entry.section.path) })),
];

const variantOf = (held: readonly string[]): MenuEntry[] => {
  const is = (authority: string) => held.includes(authority);
  const entriesOf = entriesFor(held);
  const administration = () => entriesOf(ADMIN_AREA);
  const isAdmin = is(AUTHORITIES.ADMIN);
  const mayWrite = hasAnyAuthority(held, APPLICATION_AREA.authorities);
  if (is(AUTHORITIES.SMART_LEAFLET)) return entriesOf(APPLICATION_AREA, SMART_LEAFLET_MENU);
  // A flashcard user who may not enter the application area gets the menu of the other authorities.
  if (is(AUTHORITIES.FLASHCARD) && mayWrite) return entriesOf(APPLICATION_AREA, FLASHCARD_MENU);
  if (is(AUTHORITIES.APPLICATION_ADMIN)) {
    return bothOf(entriesOf(APPLICATION_AREA), isAdmin ? administration() : []);
  }
  if (is(AUTHORITIES.EMPLOYEE)) {
    return [
      ...entriesOf(APPLICATION_AREA, EMPLOYEE_MENU),
      ...(isAdmin ? entriesOf(ADMIN_AREA, EMPLOYEE_ADMIN_MENU) : []),
    ];
  }
  return isAdmin ? administration() : [];
};

/**
 * The menu of an account (R33). It ends before the first entry of which the server has not said yet whether it offers
 * it: an entry that arrives late moves no other.
 */
export const menuOf = (held: readonly string[], offered: Offered): MenuEntry[] => {
  const answers = new Map<string, boolean | undefined>(Object.entries(offered));
  const isOffered = ({ section: { path } }: MenuEntry) => !answers.has(path) || answers.get(path);
  const entries = variantOf(held);
  const awaited = entries.findIndex(entry => isOffered(entry) === undefined);
  return entries.slice(0, awaited < 0 ? undefined : awaited).filter(isOffered);
};

export const grouped = (entries: readonly MenuEntry[]): { group: MenuGroup; entries: MenuEntry[] }[] =>
  MENU_GROUPS.map(group => ({ group, entries: entries.filter(({ section }) => section.menuGroup === group) })).filter(
    one => one.entries.length > 0,
  );

/** The address of the search in all texts; undefined for an account without sections. */
export const findPathIn = ([first]: readonly MenuEntry[]) => first && `/${first.to.split('/')[1]}/find`;
