import type { Marks } from './marks';
import { scriptSigns } from './scripts';
import { type Content, tag, textNode } from './tree';

/** A piece of text with its marks. A line break is the text `\n`. */
export interface Run {
  text: string;
  marks: Marks;
}

const NAMES = ['bold', 'italic', 'struck'] as const;
type Mark = (typeof NAMES)[number];

/** A sign with its marks: a letter may be half of a surrogate pair, a sign is not. */
interface Sign extends Pick<Marks, Mark | 'isCode' | 'href'> {
  sign: string;
}

const isSpace = (sign: string | undefined) => sign === undefined || sign === ' ' || sign.trim() === '';
const isWordSign = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{M}\p{N}]/u.test(sign);

/** Raised and lowered text becomes signs of its own. What has none stays, and is named to `onMissing`. */
const withScripts = (runs: readonly Run[], onMissing: (text: string) => void): Run[] => {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.marks.script && last.marks.script === run.marks.script) last.text += run.text;
    else joined.push({ ...run });
  }
  return joined.map(({ text, marks }, at) => {
    if (!marks.script) return { text, marks };
    const signs = scriptSigns(text, marks.script);
    if (signs === undefined) onMissing(`${/\S*$/.exec(joined[at - 1]?.text ?? '')?.[0] ?? ''}${text.trim()}`);
    return { text: signs ?? text, marks };
  });
};

/** The signs of a line. Spaces are joined to one; a space that does not break stays, alone between words. */
const signsOf = (runs: readonly Run[]): Sign[] => {
  const signs: Sign[] = [];
  for (const { text, marks } of runs) {
    const { bold, italic, struck, isCode, href } = marks;
    for (const sign of text.replace(/[\t\n\r\f ]+/g, ' ')) {
      const last = signs.at(-1);
      if (!isSpace(sign) || (last && !isSpace(last.sign))) signs.push({ sign, bold, italic, struck, isCode, href });
      else if (last) last.sign = ' ';
    }
  }
  if (isSpace(signs.at(-1)?.sign)) signs.pop();
  return signs;
};

/** Takes a mark from what may not stand at its ends: spaces, and punctuation beside a letter outside. */
const shrink = (signs: Sign[], name: Mark) => {
  if (!signs.some(sign => sign[name])) return;
  let at = 0;
  while (at < signs.length) {
    if (!signs[at]?.[name]) {
      at += 1;
      continue;
    }
    let [from, to] = [at, at];
    while (signs[to]?.[name]) to += 1;
    at = to;
    const signAt = (place: number) => signs[place]?.sign;
    const isLoose = (edge: number, outside: number) =>
      isSpace(signAt(edge)) || (!isWordSign(signAt(edge)) && isWordSign(signAt(outside)));
    const clear = (place: number) => {
      const sign = signs[place];
      if (sign) sign[name] = false;
    };
    while (from < to && isLoose(from, from - 1)) clear(from++);
    while (to > from && isLoose(to - 1, to)) clear(--to);
  }
};

const GROUPS = [
  { key: 'href', wrap: (inner: Content[], { href }: Sign) => tag('a', inner, { href }) },
  { key: 'struck', wrap: (inner: Content[]) => tag('del', inner) },
  { key: 'bold', wrap: (inner: Content[]) => tag('strong', inner) },
  { key: 'italic', wrap: (inner: Content[]) => tag('em', inner) },
  { key: 'isCode', wrap: (inner: Content[]) => tag('code', inner) },
] as const;

/** Groups the signs by one mark after the other: a link around what is struck, around what is bold. */
const nest = (signs: readonly Sign[], [group, ...others]: readonly (typeof GROUPS)[number][] = GROUPS): Content[] => {
  if (!group) return signs.length === 0 ? [] : [textNode(signs.map(({ sign }) => sign).join(''))];
  const parts: Sign[][] = [];
  for (const sign of signs) {
    const last = parts.at(-1);
    if (last && last[0]?.[group.key] === sign[group.key]) last.push(sign);
    else parts.push([sign]);
  }
  return parts.flatMap(part => {
    const [first] = part;
    const inner = nest(part, others);
    return first?.[group.key] ? [group.wrap(inner, first)] : inner;
  });
};

const lineOf = (runs: readonly Run[]): Content[] => {
  const signs = signsOf(runs);
  NAMES.forEach(name => shrink(signs, name));
  return nest(signs);
};

/** The paragraphs of some runs: an empty line separates them, as between two line breaks. */
export const paragraphsOf = (runs: readonly Run[], onMissing: (text: string) => void): Content[][] => {
  const lines: Run[][] = [[]];
  for (const run of withScripts(runs, onMissing)) {
    if (run.text === '\n') lines.push([]);
    else lines.at(-1)?.push(run);
  }
  const paragraphs: Content[][] = [[]];
  for (const line of lines.map(lineOf)) {
    const last = paragraphs.at(-1);
    if (line.length === 0) paragraphs.push([]);
    else last?.push(...(last.length > 0 ? [tag('br', [])] : []), ...line);
  }
  return paragraphs.filter(paragraph => paragraph.length > 0);
};
