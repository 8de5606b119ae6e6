import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { type DraftStatus, useDraftStatus } from 'features/drafts/form/draft-status';
import { createDraftWriter } from 'features/drafts/form/internal/draft-writer';
import { draftKey, draftRecord } from 'features/drafts/store/draft-address';
import { copies, inPage } from 'features/drafts/store/draft-storage';
import { setupUser } from '../../../support/clock';

const record = draftRecord('ana', 'diseases', 1);
const base = { id: 1, name: 'Asma' };

/** The times at which the draft was stored, in milliseconds since 1970. */
const storedTimes: number[] = [];

const Copy = ({ status }: { status: DraftStatus }) => {
  const { storedAt } = useDraftStatus(status);
  if (storedAt !== null) storedTimes.push(storedAt);
  return <p>{storedAt === null ? 'none' : 'kept'}</p>;
};

const Form = () => {
  const [{ status, touch, erase, listen }] = useState(() =>
    createDraftWriter({
      key: () => draftKey(record, 'a'),
      reach: 'browser',
      base: () => base,
      read: () => ({ ...base, name: 'Asma brônquica' }),
      isSending: () => false,
      onFirstTouch: () => undefined,
    }),
  );
  useEffect(() => listen(), [listen]);
  return (
    <>
      <button onClick={touch}>Type</button>
      <button onClick={() => void erase()}>Give up</button>
      <Copy status={status} />
    </>
  );
};

beforeEach(() => {
  storedTimes.length = 0;
});

test('F46: text that is typed without a pause is stored after two seconds at the latest', async () => {
  render(<Form />);
  const startedAt = Date.now();
  for (let key = 0; key < 30; key += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Type' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
  await screen.findByText('kept');
  expect(storedTimes[0] - startedAt).toBeLessThanOrEqual(2000);
});

test('a clock that is put back while the user types does not make the latest text the older one', async () => {
  const user = setupUser();
  render(<Form />);
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await screen.findByText('kept');
  const before = inPage(draftKey(record, 'a'));
  jest.setSystemTime(Date.now() - 60 * 60 * 1000);
  await user.click(screen.getByRole('button', { name: 'Type' }));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  const after = inPage(draftKey(record, 'a'));
  expect(after).not.toBe(before);
  expect(after?.savedAt).toBeGreaterThan(before?.savedAt ?? Infinity);
});

test('text typed right before the page is left is copied at once, and no transaction of the database is left open', async () => {
  render(<Form />);
  fireEvent.click(screen.getByRole('button', { name: 'Type' }));
  const transaction = jest.spyOn(IDBDatabase.prototype, 'transaction');
  fireEvent(window, new Event('pagehide'));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  const transactions = transaction.mock.calls.length;
  transaction.mockRestore();
  expect(transactions).toBe(0);
  expect(copies().map(([key]) => key)).toEqual([draftKey(record, 'a')]);
});

test('F47: text typed right before the page is hidden is copied at once', () => {
  render(<Form />);
  fireEvent.click(screen.getByRole('button', { name: 'Type' }));
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  visibility.mockRestore();
  expect(copies().map(([key]) => key)).toEqual([draftKey(record, 'a')]);
});
