import { render, screen } from '@testing-library/react';
import { Profiler, useState } from 'react';
import { FormContextProvider, type Limit, useFormContextValue, useStableFormContext } from 'ui/form/form-context';
import { setupUser } from '../../support/clock';

const limits = new Map<string, Limit>();
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

/** A form whose state changes, as the state of a record's form does at the first keystroke. */
const Form = () => {
  const [changes, setChanges] = useState(0);
  const context = useStableFormContext({
    i18n: 'diseases',
    editText: name => opened.push(`${name} after ${changes} changes`),
    limits,
    texts: undefined,
  });
  return (
    <FormContextProvider value={context}>
      <button onClick={() => setChanges(changes + 1)}>Change the form</button>
      {fields}
    </FormContextProvider>
  );
};

test('a state change in the form does not re-render the fields, and a field calls the latest callback', async () => {
  const user = setupUser();
  render(<Form />);
  await user.click(screen.getByRole('button', { name: 'Change the form' }));
  await user.click(screen.getByRole('button', { name: 'Edit the text' }));
  expect(onRender).toHaveBeenCalledTimes(1);
  expect(opened).toEqual(['history after 1 changes']);
});
