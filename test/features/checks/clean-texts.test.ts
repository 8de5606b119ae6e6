import { readFileSync } from 'node:fs';
import { findingsIn, GRAVE } from 'features/checks/text-findings';
import { fromBase64 } from 'lib/base64';
import { reset, table } from '../../mock-backend/server';

/** Real-looking chapters that were written before any rule was run over them: no rule was tuned to them. */
const CHAPTERS = readFileSync(`${__dirname}/invented-texts.md`, 'utf8').split(/^(?=## )/m);

/** How far apart the chapters of a text are, so that drugs meet in other company in each. */
const STEPS = [1, 3, 7, 9, 11, 13, 17, 19];

const inventedText = (at: number) => {
  const step = STEPS[at % STEPS.length] ?? 1;
  let text = '';
  for (let next = at; Buffer.byteLength(text) < 5_000 + at * 400; next += step)
    text += CHAPTERS[next % CHAPTERS.length] ?? '';
  return text;
};

const described = (text: string, elsewhere: readonly string[] = []) =>
  findingsIn(text, { elsewhere })
    .filter(({ rule }) => GRAVE.includes(rule))
    .map(({ rule, start, end, detail }) => `${rule}: ${text.slice(start, end)} (${detail})`);

/** The long texts in a row, each decoded, wherever they are. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') {
    const { text, decodable } = fromBase64(value);
    return value.length > 400 && !/\s/.test(value) && decodable && /\n/.test(text) ? [text] : [];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

it('B31: at most one in five of twenty invented texts of 5 to 20 KB has a finding', () => {
  const texts = Array.from({ length: 20 }, (_, at) => inventedText(at));
  expect(texts.every(text => Buffer.byteLength(text) >= 5_000 && Buffer.byteLength(text) <= 20_000)).toBe(true);
  const found = texts.map(text => described(text)).filter(({ length }) => length > 0);
  expect(found.slice(0, found.length > 4 ? undefined : 0)).toEqual([]);
});

it('B31: no text of the sample data has a finding, also beside the other texts of its record', () => {
  reset({ rich: true });
  const records = [
    'diseases',
    'medicineLeaflets',
    'laboratories',
    'semiologies',
    'illustratedProcedures',
    'pediatricDoses',
  ]
    .flatMap(name => table(name).all().slice(0, 40))
    .map(textsIn);
  const texts = records.flat();
  expect(texts.length).toBeGreaterThan(60);
  const found = records.flatMap(own =>
    own.flatMap(text =>
      described(
        text,
        own.filter(one => one !== text),
      ),
    ),
  );
  expect([...new Set(found)].slice(0, 20)).toEqual([]);
});
