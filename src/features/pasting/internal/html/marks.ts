import type { Element } from 'hast';
import { type Script } from './scripts';
import { styleOf } from './style';
import { isTag } from './tree';

/** What is said of a piece of text. */
export interface Marks {
  bold: boolean;
  italic: boolean;
  struck: boolean;
  isCode: boolean;
  /** Whether its line breaks are kept. */
  isPre: boolean;
  /** Where it leads. */
  href?: string;
  script?: Script;
}

export const NO_MARKS: Marks = { bold: false, italic: false, struck: false, isCode: false, isPre: false };

/** The kinds of links that the preview shows. */
const SHOWN_LINK = /^(?:https?:|mailto:)/i;

const BY_TAG: Partial<Record<string, Partial<Marks>>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  s: { struck: true },
  strike: { struck: true },
  del: { struck: true },
  code: { isCode: true },
  kbd: { isCode: true },
  samp: { isCode: true },
  tt: { isCode: true },
  sup: { script: 'raised' },
  sub: { script: 'lowered' },
};

const SCRIPTS: Partial<Record<string, Script>> = { super: 'raised', sub: 'lowered' };

const boldOf = (weight: string): boolean | undefined => {
  if (/^bold/.test(weight)) return true;
  if (weight === 'normal') return false;
  return Number(weight) ? Number(weight) >= 600 : undefined;
};

const italicOf = (style: string): boolean | undefined => {
  if (/^(?:italic|oblique)/.test(style)) return true;
  return style === 'normal' ? false : undefined;
};

/** Only what is known: an element that says nothing is as the one around it. */
const known = (marks: Partial<Marks>): Partial<Marks> =>
  Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== undefined));

const byStyle = (element: Element): Partial<Marks> => {
  const style = styleOf(element);
  const decoration = `${style['text-decoration'] ?? ''} ${style['text-decoration-line'] ?? ''}`;
  const space = style['white-space'];
  return known({
    bold: boldOf(style['font-weight'] ?? ''),
    italic: italicOf(style['font-style'] ?? ''),
    struck: decoration.includes('line-through') || undefined,
    script: SCRIPTS[style['vertical-align'] ?? ''],
    isPre: space === undefined ? undefined : /^(?:pre|break-spaces)/.test(space),
  });
};

const linkOf = (element: Element): Partial<Marks> => {
  const { href } = element.properties;
  return isTag(element, 'a') && typeof href === 'string' && SHOWN_LINK.test(href.trim()) ? { href: href.trim() } : {};
};

/** What an element says of its text, by its name, its style and what is around it. */
export const marksOf = (element: Element, around: Marks): Marks => ({
  ...around,
  ...BY_TAG[element.tagName],
  ...byStyle(element),
  ...linkOf(element),
});
