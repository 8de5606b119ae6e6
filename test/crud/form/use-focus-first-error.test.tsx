import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useFocusFirstError } from 'crud/form/internal/use-focus-first-field';
import type { FormError } from 'ui/form/form-errors';

const wrong = (path: string, isServers: boolean): FormError => ({
  path,
  message: 'error.Size',
  isServers,
  isShown: true,
});

/** A form that opens with the field of this name marked as invalid. */
const formWith = (invalid?: string) =>
  function Form({ children }: { children: ReactNode }) {
    return (
      <FormProvider {...useForm()}>
        <div className="manage-page">
          <form>
            {['name', 'code', 'note'].map(name => (
              <input key={name} name={name} aria-invalid={name === invalid} />
            ))}
          </form>
        </div>
        {children}
      </FormProvider>
    );
  };

const field = (name: string) => document.querySelector(`[name="${name}"]`);

/** Opens such a form. `show` marks the fields of these names as invalid. */
const open = (invalidAtFirst?: string) => {
  const { rerender } = renderHook(({ errors, submitCount }) => useFocusFirstError(errors, submitCount), {
    initialProps: { errors: [] as FormError[], submitCount: 0 },
    wrapper: formWith(invalidAtFirst),
  });
  return {
    show: (submitCount: number, errors: FormError[], ...invalid: string[]) => {
      for (const input of document.querySelectorAll('input'))
        input.setAttribute('aria-invalid', String(invalid.includes(input.name)));
      rerender({ errors, submitCount });
    },
  };
};

it('a form that was never submitted does not move the focus', () => {
  open('code');
  expect(document.body).toHaveFocus();
});

it('each refused submit moves the focus to the first invalid field', () => {
  const { show } = open();
  show(1, [wrong('code', false)], 'code', 'note');
  expect(field('code')).toHaveFocus();
  show(2, [wrong('note', false)], 'note');
  expect(field('note')).toHaveFocus();
});

it('errors that appear while the user types do not move the focus', () => {
  const { show } = open();
  show(1, [wrong('code', false)], 'code');
  show(1, [wrong('name', false)], 'name');
  expect(field('code')).toHaveFocus();
});

it('a server error moves the focus when its response arrives', () => {
  const { show } = open();
  show(1, []);
  expect(document.body).toHaveFocus();
  show(1, [wrong('name', false), wrong('code', true)], 'code');
  expect(field('code')).toHaveFocus();
});

it('a server error moves the focus to the field that the form marks, even if the server names another field', () => {
  const { show } = open();
  show(1, [wrong('note', true)], 'code');
  expect(field('code')).toHaveFocus();
});

it('a server error moves the focus to the field that it names when no field is marked', () => {
  const { show } = open();
  show(1, [wrong('note', true)]);
  expect(field('note')).toHaveFocus();
});

it('a client-side error without a submit does not move the focus', () => {
  const { show } = open();
  show(0, [wrong('note', false)], 'note');
  expect(document.body).toHaveFocus();
});
