import type { Limit } from 'ui/form/form-context';
import { resolverOf } from 'ui/form/resolver';
import { required } from 'ui/form/rules';

const resolve = (name: string, ...limits: Limit[]) =>
  resolverOf({ name: required }, new Map(limits.map(limit => ['name', limit])))({ name }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

test('the error of a field on screen replaces that of a rule, and is gone with the field', async () => {
  const { errors } = await resolve(' ', () => 'entity.validation.notation');
  expect(errors).toEqual({ name: { type: 'rule', message: 'entity.validation.notation' } });
  expect((await resolve(' ')).errors).toMatchObject({ name: { message: 'entity.validation.required' } });
});
