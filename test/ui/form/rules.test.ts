import type { Limit } from 'ui/form/form-context';
import { resolverOf } from 'ui/form/resolver';
import { eachRow, required, type Rules } from 'ui/form/rules';
import { atMost } from 'ui/form/use-text-limit';

interface Doc {
  name: string;
  rows: { weight: string }[];
}

const rules: Rules<Doc> = {
  name: required,
  rows: rows => eachRow(rows, ({ weight }) => ({ weight: required(weight) })),
};
const resolve = (values: Doc, limits = new Map<string, Limit>()) =>
  resolverOf(rules, limits)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

test('R158: errors of a single field are reported at their own field and row', async () => {
  const { errors } = await resolve({ name: ' ', rows: [{ weight: '1' }, { weight: '' }] });
  expect(errors).toEqual({
    name: { type: 'rule', message: 'entity.validation.required' },
    rows: [undefined, { weight: { type: 'rule', message: 'entity.validation.required' } }],
  });
});

test('R76, F82: a text longer than its limit is refused and not truncated', async () => {
  const values = { name: 'abcd', rows: [] };
  expect((await resolve(values, new Map([['name', atMost(3)]]))).errors).toEqual({
    name: { type: 'rule', message: 'entity.validation.tooLong' },
  });
  expect(await resolve(values, new Map([['name', atMost(4)]]))).toEqual({ values, errors: {} });
});

test('the error of a field on screen replaces that of a rule, and is gone with the field', async () => {
  const limits = new Map<string, Limit>([
    ['name', value => (value === '-1' ? 'entity.validation.notation' : undefined)],
  ]);
  expect((await resolve({ name: '-1', rows: [] }, limits)).errors).toEqual({
    name: { type: 'rule', message: 'entity.validation.notation' },
  });
  expect((await resolve({ name: '', rows: [] }, limits)).errors).toMatchObject({
    name: { message: 'entity.validation.required' },
  });
  expect((await resolve({ name: '-1', rows: [] })).errors).toEqual({});
});
