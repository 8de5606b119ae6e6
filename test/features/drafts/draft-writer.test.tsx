import { render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { draftRecord } from 'features/drafts/draft-address';
import { useDraftStatus, type DraftStatus } from 'features/drafts/draft-status';
import { useDraftWriter } from 'features/drafts/use-draft-writer';
import { setupUser } from '../../support/clock';

const record = draftRecord('ana', 'diseases', 1);
const base = { id: 1, name: 'Asma' };
const onFirstTouch = jest.fn();
const onRender = jest.fn();

const Copy = ({ status }: { status: DraftStatus }) => (
  <p>{useDraftStatus(status).storedAt === null ? 'none' : 'kept'}</p>
);

/** A form that counts how often it renders. */
const Form = () => {
  onRender();
  const [read] = useState(() => () => ({ ...base, name: 'Asma brônquica' }));
  const form = useRef('a');
  const { status, touch, erase } = useDraftWriter({ record, form, reach: 'browser', base, read, onFirstTouch });
  return (
    <>
      <button onClick={touch}>Type</button>
      <button onClick={() => void erase()}>Give up</button>
      <Copy status={status} />
    </>
  );
};

test('a stored draft renders its status again, but not the form', async () => {
  const user = setupUser();
  render(<Form />);
  expect(screen.getByText('none')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Type' }));
  expect(await screen.findByText('kept')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Give up' }));
  expect(await screen.findByText('none')).toBeVisible();
  expect(onRender).toHaveBeenCalledTimes(1);
});
