import { AUTHORITIES, hasAnyAuthority } from 'core/auth/authorities';
import type { Section } from 'crud/section';
import { ADMIN_AREA, APPLICATION_AREA, type Area } from './areas';

/** The order of spec 2.4, by URL segment; what a variant leaves out stays reachable by its URL (decision 45). */
const FULL = [
  'application-settings',
  'groups',
  'medicine-groups',
  'coupon',
  'interactions',
  'flashcards',
  'illustrated-procedures',
  'semiologies',
  'reset-password',
  'laboratory-groups',
  'pediatric-doses',
  'editor-contents',
  'medical-scores',
  'medical-criteria',
  'medical-calculators',
  'laboratories',
  'medicine-leaflets',
  'user-application',
  'risk-factor',
  'diseases',
  'sync-resume',
  'symptoms',
  'disease-synonym',
  'synonym-group',
  'application-pictures',
  'notification',
  'promotions',
  'plans',
];
const SMART_LEAFLET = [
  'medicine-groups',
  'diseases',
  'interactions',
  'laboratories',
  'illustrated-procedures',
  'medicine-leaflets',
  'semiologies',
];
const FLASHCARD = [
  'groups',
  'medicine-groups',
  'interactions',
  'flashcards',
  'illustrated-procedures',
  'semiologies',
  'laboratory-groups',
  'pediatric-doses',
  'editor-contents',
  'medical-scores',
  'medical-criteria',
  'medical-calculators',
  'laboratories',
  'medicine-leaflets',
  'risk-factor',
  'diseases',
  'symptoms',
  'disease-synonym',
  'synonym-group',
  'application-pictures',
];
const ADMINISTRATION = [
  'user-management',
  'metrics',
  'health',
  'configuration',
  'audits',
  'logs',
  'application-settings',
  'groups',
  'diseases',
  'sync-resume',
  'symptoms',
  'application-pictures',
  'notification',
  'gateway',
  'docs',
];

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

/** Where an entry is looked for at a glance; what is not named here is of the system. */
const GROUP_OF: Record<string, MenuGroup> = {
  semiologies: 'texts',
  'illustrated-procedures': 'texts',
  laboratories: 'texts',
  'laboratory-groups': 'texts',
  flashcards: 'texts',
  'editor-contents': 'texts',
  'application-pictures': 'texts',
  'medicine-leaflets': 'medicines',
  'medicine-groups': 'medicines',
  interactions: 'medicines',
  'pediatric-doses': 'medicines',
  diseases: 'diagnosis',
  groups: 'diagnosis',
  symptoms: 'diagnosis',
  'risk-factor': 'diagnosis',
  'disease-synonym': 'diagnosis',
  'synonym-group': 'diagnosis',
  'medical-scores': 'calculators',
  'medical-criteria': 'calculators',
  'medical-calculators': 'calculators',
  'user-application': 'customers',
  coupon: 'customers',
  plans: 'customers',
  promotions: 'customers',
  notification: 'messages',
};

export interface MenuEntry {
  section: Section;
  to: string;
  group: MenuGroup;
  /** The section stands in another of the account's menus too, before this one. */
  isSecond?: boolean;
}

/** The wanted sections of an area, as far as its guard lets this account in. */
const entriesFor =
  (held: readonly string[]) =>
  ({ path, authorities, sections }: Area, wanted: readonly string[]): MenuEntry[] => {
    if (!hasAnyAuthority(held, authorities)) return [];
    return wanted.flatMap(segment =>
      sections
        .filter(section => section.path === segment)
        .map(section => ({ section, to: `${path}/${segment}`, group: GROUP_OF[segment] ?? 'system' })),
    );
  };

/** Entries that show only where the server offers what they lead to (spec 2.3, decision 7). */
export interface Offered {
  docs: boolean;
  gateway: boolean;
}

const bothOf = (first: MenuEntry[], second: MenuEntry[]): MenuEntry[] => [
  ...first,
  ...second.map(entry => ({ ...entry, isSecond: first.some(({ section }) => section.path === entry.section.path) })),
];

const variantOf = (held: readonly string[]): MenuEntry[] => {
  const is = (authority: string) => held.includes(authority);
  const entriesOf = entriesFor(held);
  const administration = () => entriesOf(ADMIN_AREA, ADMINISTRATION);
  const isAdmin = is(AUTHORITIES.ADMIN);
  const mayWrite = hasAnyAuthority(held, APPLICATION_AREA.authorities);
  if (is(AUTHORITIES.SMART_LEAFLET)) return entriesOf(APPLICATION_AREA, SMART_LEAFLET);
  // An admin who may not enter the application area is a plain admin, whatever that area would show.
  if (is(AUTHORITIES.FLASHCARD) && mayWrite) return entriesOf(APPLICATION_AREA, FLASHCARD);
  if (is(AUTHORITIES.APPLICATION_ADMIN)) {
    return bothOf(entriesOf(APPLICATION_AREA, FULL), isAdmin ? administration() : []);
  }
  if (is(AUTHORITIES.EMPLOYEE)) {
    return [...entriesOf(APPLICATION_AREA, ['user-application']), ...(isAdmin ? entriesOf(ADMIN_AREA, ['docs']) : [])];
  }
  return isAdmin ? administration() : [];
};

/** What an account is shown, in the order of decisions 8 and 45. */
export const menuOf = (held: readonly string[], offered: Offered): MenuEntry[] =>
  variantOf(held).filter(({ section }) => offered[section.path as keyof Offered] ?? true);

export const grouped = (entries: readonly MenuEntry[]) =>
  MENU_GROUPS.map(group => ({ group, entries: entries.filter(entry => entry.group === group) })).filter(
    one => one.entries.length > 0,
  );
