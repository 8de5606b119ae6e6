import { resolverOf } from 'ui/form/resolver';
import { eachRow, required, type Rules } from 'ui/form/rules';

interface Doc {
  name: string;
  rows: { weight: string }[];
}

const rules: Rules<Doc> = {
  name: required,
  rows: rows => eachRow(rows, ({ weight }) => ({ weight: required(weight) })),
};
const resolve = (values: Doc, limits = new Map<string, number>()) =>
  resolverOf(rules, limits)(values, undefined, { fields: {}, shouldUseNativeValidation: false });

test('errors are reported at their own field and row', async () => {
  const { errors } = await resolve({ name: ' ', rows: [{ weight: '1' }, { weight: '' }] });
  expect(errors).toEqual({
    name: { type: 'rule', message: 'entity.validation.required' },
    rows: [undefined, { weight: { type: 'rule', message: 'entity.validation.required' } }],
  });
});

test('fault 82: a text longer than its limit is refused and not truncated', async () => {
  const values = { name: 'abcd', rows: [] };
  expect((await resolve(values, new Map([['name', 3]]))).errors).toEqual({
    name: { type: 'rule', message: 'entity.validation.tooLong' },
  });
  expect(await resolve(values, new Map([['name', 4]]))).toEqual({ values, errors: {} });
});
