import { onSignOut } from 'core/auth/sign-out';
import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import type { Id, Identified } from 'lib/model';
import { createState } from 'lib/state';
import { sessionStore } from 'lib/storage';

/** A record that is looked up beside a form: where to find it, and none of its content. */
export interface LookedUp {
  /** The URL segment of its section. */
  section: string;
  id: Id;
  name: string;
}

/** A tab of the panel. */
export interface AsideTab extends LookedUp {
  /** The record as it was read; undefined until then. */
  row?: Identified;
  /** Nothing more has to be read of it. */
  isWhole?: boolean;
}

/** A section whose records can be looked up. */
export interface OfferedSection {
  path: string;
  /** The name of its records' source. */
  source: string;
  /** The records are people: their names are not stored in the browser. */
  arePeople: boolean;
}

interface Aside {
  tabs: readonly AsideTab[];
  /** The key of the tab that is shown. */
  current: string | undefined;
  isOpen: boolean;
  /** Those of this account's menu. */
  sections: readonly OfferedSection[];
}

/** More than these are not found again among the tabs. */
const MOST = 8;

const NOTHING: Aside = { tabs: [], current: undefined, isOpen: false, sections: [] };

export const aside = createState<Aside>(NOTHING);

/** Whose records they are. */
let owner = '';
/** Opening moves the focus into the panel; a reload and a return to a form do not. */
let isFocusWanted = false;

export const keyOfTab = ({ section, id }: Pick<LookedUp, 'section' | 'id'>) => `${section}/${id}`;

const storedAs = (login: string) => `aside|v1|${login}`;

const isLookedUp = (stored: unknown): stored is LookedUp => {
  const { section, id, name } = fieldsOf(stored);
  return typeof section === 'string' && typeof name === 'string' && (typeof id === 'number' || typeof id === 'string');
};

const keep = () => {
  const { tabs, current, isOpen, sections } = aside.read();
  const isKept = ({ section }: LookedUp) => sections.some(({ path, arePeople }) => path === section && !arePeople);
  const names = tabs.filter(isKept).map(({ section, id, name }) => ({ section, id, name }));
  sessionStore.set(storedAs(owner), { tabs: names, current, isOpen });
};

const change = (changes: Partial<Aside>) => {
  aside.set(changes);
  keep();
};

/** Shows what this account looked up in this session, in the sections of its menu. That of another account is gone. */
export const adoptAside = (login: string, sections: readonly OfferedSection[]) => {
  if (login === owner) return aside.set({ sections });
  owner = login;
  const stored = fieldsOf(sessionStore.read(storedAs(login), isPlainObject));
  const tabs = (Array.isArray(stored.tabs) ? stored.tabs : []).filter(isLookedUp);
  const current = tabs.map(keyOfTab).find(key => key === stored.current) ?? tabs.map(keyOfTab)[0];
  aside.set({ tabs, current, isOpen: stored.isOpen === true, sections });
};

onSignOut(login => {
  sessionStore.remove(storedAs(login));
  if (login === owner) adoptAside('', []);
});

/** Opens a record beside the form, in its tab if it has one. `row` is the record, if somebody has read it already. */
export const lookAside = (one: LookedUp, row?: Identified) => {
  const key = keyOfTab(one);
  const { tabs } = aside.read();
  const before = tabs.find(tab => keyOfTab(tab) === key);
  const tab = row ? { ...one, row } : (before ?? one);
  isFocusWanted = true;
  change({
    tabs: before ? tabs.map(other => (other === before ? tab : other)) : [...tabs, tab].slice(-MOST),
    current: key,
    isOpen: true,
  });
};

/** Whether the panel should take the focus now; only once for each time it is opened. */
export const takeFocusWanted = () => {
  const isWanted = isFocusWanted;
  isFocusWanted = false;
  return isWanted;
};

export const chooseTab = (current: string) => change({ current });

/** The focus goes to the next tab. The panel closes with its last one. */
export const closeTab = (key: string) => {
  const { tabs, current } = aside.read();
  const at = tabs.findIndex(tab => keyOfTab(tab) === key);
  const left = tabs.filter(tab => keyOfTab(tab) !== key);
  const next = left[Math.min(at, left.length - 1)];
  isFocusWanted = left.length > 0;
  change({ tabs: left, current: current === key ? next && keyOfTab(next) : current, isOpen: left.length > 0 });
};

/** Closes the panel. Its tabs are there when it opens again. */
export const closeAside = () => change({ isOpen: false });

export const openAside = () => {
  isFocusWanted = true;
  change({ isOpen: true });
};

/** What was read of a record. */
export const keepRow = (key: string, row: Identified | undefined) =>
  aside.set({
    tabs: aside.read().tabs.map(tab => (keyOfTab(tab) === key ? { ...tab, row, isWhole: row !== undefined } : tab)),
  });
