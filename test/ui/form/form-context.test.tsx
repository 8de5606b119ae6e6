import { render, screen } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { FormContextProvider, useFormContextValue, useStableFormContext } from 'ui/form/form-context';
import { setupUser } from '../../support/clock';

const limits = new Map<string, number>();
const longTexts = new Set<never>();
const onRender = jest.fn();

const Field = () => {
  const { editText } = useFormContextValue();
  return <button onClick={() => editText('history')}>Edit the text</button>;
};

const fields = (
  <Profiler id="field" onRender={onRender}>
    <Field />
  </Profiler>
);
const opened: string[] = [];

/** A form whose state changes with every stored draft, as that of a record does. */
const Form = () => {
  const [draft, setDraft] = useState(1);
  const context = useStableFormContext({
    i18n: 'diseases',
    editText: name => opened.push(`${name} with draft ${draft}`),
    limits,
    longTexts,
  });
  return (
    <FormContextProvider value={context}>
      <button onClick={() => setDraft(draft + 1)}>Store a draft</button>
      {fields}
    </FormContextProvider>
  );
};

test('a change of the form renders no field again, and a field calls what the form gives it now', async () => {
  const user = setupUser();
  render(<Form />);
  await user.click(screen.getByRole('button', { name: 'Store a draft' }));
  await user.click(screen.getByRole('button', { name: 'Edit the text' }));
  expect(onRender).toHaveBeenCalledTimes(1);
  expect(opened).toEqual(['history with draft 2']);
});
