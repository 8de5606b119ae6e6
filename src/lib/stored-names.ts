/** Begins each name under which the console stores a value: other applications may have stored theirs on its origin. */
const OWN = 'medical-reference-console/';

/** JHipster's name of the token, and the names of drafts: tabs with other versions of the console read both. */
const AS_IT_IS = /^(jhi-authenticationToken$|draft\|v\d\|)/;

/**
 * The names under which earlier versions stored a value, the latest first, by its key today. Where a key ends with `|`
 * or `/`, more follows in both.
 */
const EARLIER: Readonly<Record<string, readonly string[]>> = {
  locale: ['locale'],
  theme: ['theme'],
  rail: ['rail'],
  'density|v1|': ['density|v1|', 'density|v1'],
  'favorites|v1|': ['favourites|v1|'],
  'recents|v1|': ['recents|v1|'],
  'searches|v1|': ['searches|v1|'],
  'columns|v1|': ['columns|v1|'],
  'choose-several': ['choose-several'],
  'writing-desk-phone': ['writing-desk-phone'],
  'writing-desk-share': ['writing-desk-share'],
  'writing-desk-language': ['writing-desk-language'],
  'caret/': ['caret/'],
  'history-position': ['history-position'],
  'known-forms': ['known-forms'],
};

const isOpen = (start: string) => /[|/]$/.test(start);

/** The name in the browser's storage of the value with this key. */
export const storedName = (key: string): string => (AS_IT_IS.test(key) ? key : OWN + key);

/** The key of the value that the browser stores under this name; undefined if another application stored it. */
export const keyOfStored = (name: string): string | undefined => {
  if (name.startsWith(OWN)) return name.slice(OWN.length);
  return AS_IT_IS.test(name) ? name : undefined;
};

/** Where earlier versions stored the value with this key. Another application may use such a name: only read it. */
export const earlierNames = (key: string): string[] => {
  const [start, earlier] =
    Object.entries(EARLIER).find(([known]) => (isOpen(known) ? key.startsWith(known) : key === known)) ?? [];
  if (start === undefined || earlier === undefined) return [];
  return earlier.map(name => (isOpen(name) ? name + key.slice(start.length) : name));
};
