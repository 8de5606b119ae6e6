import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useDirty } from 'crud/record/internal/use-base-record';

interface Synonym {
  name: string;
  note?: string | null;
}

const STORED: Synonym = { name: 'Febre' };

/** A form with a record, and the record as the server has it. */
const open = (record: Synonym = STORED) => {
  const latestBase = { current: STORED };
  const onInput = jest.fn();
  const { result, unmount } = renderHook(() => {
    const form = useForm<Synonym>({ defaultValues: record });
    return { form, ...useDirty({ form, record, latestBase, onInput }) };
  });
  return {
    latestBase,
    onInput,
    unmount,
    isDirty: () => result.current.isDirty,
    wasDirty: () => result.current.wasDirty.current,
    type: (name: string) => act(() => result.current.form.setValue('name', name)),
    set: (field: keyof Synonym, value: string | null) => act(() => result.current.form.setValue(field, value)),
  };
};

const paint = () => act(() => jest.advanceTimersByTimeAsync(200));

it.each([
  ['the record', STORED, false],
  ['a changed record', { name: 'Febre alta' }, true],
])('a form that is opened with %s is unsaved only if the record has changes: %#', (_what, record, isDirty) => {
  expect(open(record).isDirty()).toBe(isDirty);
});

it('the first change marks the form as unsaved at once', () => {
  const { type, isDirty, wasDirty, onInput } = open();
  type('Febre alta');
  expect([isDirty(), wasDirty()]).toEqual([true, true]);
  expect(onInput).toHaveBeenCalledTimes(1);
});

it('an undone change marks the form as unchanged after the next paint', async () => {
  const { type, isDirty, onInput } = open();
  type('Febre alta');
  type('Febre');
  expect(isDirty()).toBe(true);
  await paint();
  expect(isDirty()).toBe(false);
  expect(onInput).toHaveBeenCalledTimes(2);
});

it('text that is typed before the paint is compared too', async () => {
  const { type, isDirty } = open();
  type('Febre alta');
  type('Febre');
  type('Febre baixa');
  await paint();
  expect(isDirty()).toBe(true);
});

it('an empty field that the record lacks is not a change', async () => {
  const { set, isDirty } = open();
  set('note', '');
  expect(isDirty()).toBe(false);
  set('note', 'antiga');
  set('note', null);
  await paint();
  expect(isDirty()).toBe(false);
});

it('the form is compared with the latest record on the server', async () => {
  const { type, latestBase, isDirty } = open();
  type('Febre alta');
  latestBase.current = { name: 'Febre alta' };
  type('Febre');
  await paint();
  expect(isDirty()).toBe(true);
  type('Febre alta');
  await paint();
  expect(isDirty()).toBe(false);
});

it('a form that was left reports no input', () => {
  const { type, unmount, onInput } = open();
  unmount();
  type('Febre alta');
  expect(onInput).not.toHaveBeenCalled();
});
