import type { Limit } from 'ui/form/form-context';
import { resolverOf } from 'ui/form/resolver';
import { eachRow, required, type Rules } from 'ui/form/rules';

const OPTIONS = { fields: {}, shouldUseNativeValidation: false };

const resolve = (name: string, ...limits: Limit[]) =>
  resolverOf({ name: required }, new Map(limits.map(limit => ['name', limit])), () => ({ name: '' }))(
    { name },
    undefined,
    OPTIONS,
  );

test('the error of a field on screen replaces that of a rule, and is gone with the field', async () => {
  const { errors } = await resolve(' ', () => 'entity.validation.notation');
  expect(errors).toEqual({ name: { type: 'rule', message: 'entity.validation.notation' } });
  expect((await resolve(' ')).errors).toMatchObject({ name: { message: 'entity.validation.required' } });
});

interface Row {
  id?: number;
  text: string;
}

interface Sample {
  name: string;
  code: string;
  from: number;
  to: number;
  rows: Row[];
  words: Row[];
}

const long = (text: string) => (text.length > 3 ? 'entity.validation.tooLong' : undefined);

const RULES: Rules<Sample> = {
  name: required,
  code: long,
  to: (to, { from }) => (to < from ? 'userApplication.endBeforeStart' : undefined),
  rows: rows => eachRow(rows, ({ text }) => ({ text: long(text) })),
  words: words => words.map(({ text }) => long(text)).find(Boolean),
};

const OPENED: Sample = {
  name: '',
  code: 'long',
  from: 5,
  to: 4,
  rows: [
    { id: 1, text: 'first' },
    { id: 2, text: 'b' },
  ],
  words: [{ text: 'stored' }],
};

/** The paths of the errors after these edits. */
const refused = async (edits: Partial<Sample>) => {
  const limits = new Map<string, Limit>([['code', value => long(String(value))]]);
  const edited = { ...OPENED, name: 'x', ...edits };
  const { errors } = await resolverOf(RULES, limits, () => OPENED)(edited, undefined, OPTIONS);
  const paths = (part: object, at: string): string[] =>
    'message' in part
      ? [at]
      : Object.entries(part).flatMap(([key, inner]: [string, object]) => paths(inner, `${at}.${key}`));
  return Object.entries(errors).flatMap(([field, error]) => paths(error ?? {}, field));
};

describe('F189: a value as it was opened', () => {
  it.each<[string, Partial<Sample>, string[]]>([
    ['breaks no rule and no limit, in the record, in its rows and in its words', {}, []],
    ['is still required', { name: '' }, ['name']],
    ['that was typed over is refused', { code: 'other' }, ['code']],
    ['that was typed over and back again is not', { code: 'lon'.concat('g') }, []],
    [
      'breaks no rule in a row that moved',
      {
        rows: [
          { id: 2, text: 'b' },
          { id: 1, text: 'first' },
        ],
      },
      [],
    ],
    ['does not excuse what was typed into its row', { rows: [{ id: 1, text: 'other' }] }, ['rows.0.text']],
    ['does not excuse the same text in another row', { rows: [{ id: 2, text: 'first' }] }, ['rows.0.text']],
    ['does not excuse a new row', { rows: [...OPENED.rows, { text: 'third' }] }, ['rows.2.text']],
    ['of a list does not refuse a new word', { words: [...OPENED.words, { text: 'new' }] }, []],
    ['of a list does not excuse a new word', { words: [...OPENED.words, { text: 'newer' }] }, ['words']],
    ['is refused if what was typed into another field breaks its rule', { from: 9 }, ['to']],
  ])('%s', async (_case, edits, paths) => {
    expect(await refused(edits)).toEqual(paths);
  });
});
