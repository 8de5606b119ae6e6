import { act, renderHook } from '@testing-library/react';
import { GONE, type Read } from 'crud/read-stored';
import { useReread } from 'crud/use-reread';
import type { TextReader } from 'lib/long-texts';
import { sessionEnd } from '../support/session-end';

type Synonym = Record<string, unknown> & { id: number; name: string };

const OPENED: Synonym = { id: 7, name: 'Febre' };
const THEIRS: Synonym = { id: 7, name: 'Febre alta' };
const MINE: Synonym = { id: 7, name: 'Febre baixa' };

/** A form that reads its record before it is saved. `answer` returns what is stored by then. */
const open = (answer: Read<Synonym>, ...readers: TextReader[]) => {
  const send = jest.fn();
  const read = jest.fn(answer);
  const ofTexts = new Set(readers);
  const { result, rerender, unmount } = renderHook(
    ({ opened }) => useReread<Synonym>({ i18n: 'diseaseSynonym', turn: 'save/7', opened, read, readers: ofTexts }),
    { initialProps: { opened: OPENED } },
  );
  return {
    send,
    read,
    unmount,
    reread: () => result.current,
    openWith: (opened: Synonym) => rerender({ opened }),
    save: (sent: Synonym = MINE) => act(async () => result.current.sendUnlessChanged(sent, send)),
    start: () => act(() => void result.current.sendUnlessChanged(MINE, send)),
  };
};

const stored = (record: Synonym | undefined) => async () => record;
const failing = (error: Error) => async () => Promise.reject(error);
const silent = () => new Promise<undefined>(() => undefined);

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('a save continues', () => {
  it.each([
    ['nobody else changed the record', stored({ ...OPENED })],
    ['somebody else saved the same', stored({ ...MINE })],
    ['it says the same in other words', stored({ ...OPENED, note: null })],
    ['what changed is nothing that the form has a name for', stored({ ...OPENED, lastModifiedDate: '2026-11-22' })],
    ['it is not found', stored(undefined)],
    ['it cannot be read', failing(new Error())],
  ])('when %s', async (_why, read) => {
    const { save, send, reread } = open(read);
    await save();
    expect(send).toHaveBeenCalledTimes(1);
    expect(reread()).toMatchObject({ theirs: null, isReading: false });
  });

  it('without the response when that takes too long, and cancels the request', async () => {
    const { start, send, read, reread } = open(silent);
    start();
    await wait(499);
    expect(reread().isReading).toBe(false);
    await wait(1);
    expect(reread().isReading).toBe(true);
    await wait(7499);
    expect(read.mock.calls[0][0].aborted).toBe(false);
    expect(send).not.toHaveBeenCalled();
    await wait(1);
    expect(read.mock.calls[0][0].aborted).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);
    expect(reread().isReading).toBe(false);
  });

  it('when the record was changed only by an earlier save of this form', async () => {
    const { save, send, read } = open(stored(OPENED));
    await save();
    read.mockImplementation(stored({ ...MINE }));
    await save({ ...MINE, name: 'Febre vespertina' });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('when the form was opened again with the changes of the other user', async () => {
    const { save, send, openWith } = open(stored(THEIRS));
    openWith(THEIRS);
    await save();
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('a change by another user', () => {
  it('needs a confirmation before it is overwritten, and not again after that', async () => {
    const { save, send, reread } = open(stored(THEIRS));
    await save();
    expect(send).not.toHaveBeenCalled();
    expect(reread()).toMatchObject({
      theirs: { now: THEIRS, comparison: { before: { name: 'Febre' }, after: { name: 'Febre alta' } } },
      isReading: false,
    });
    await act(async () => reread().overwrite());
    expect(send).toHaveBeenCalledTimes(1);
    expect(reread().theirs).toBeNull();
    await save();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('that comes while the question about an earlier change is open is shown too', async () => {
    const { save, send, read, reread } = open(stored(THEIRS));
    await save();
    read.mockImplementation(stored({ id: 7, name: 'Febre muito alta' }));
    await act(async () => reread().overwrite());
    expect(send).not.toHaveBeenCalled();
    expect(reread().theirs?.comparison?.after).toEqual({ name: 'Febre muito alta' });
  });

  it('is shown without the unchanged fields', async () => {
    const { save, reread } = open(stored(THEIRS));
    await save();
    expect(reread().theirs?.comparison).toMatchObject({ before: { name: 'Febre' }, after: { name: 'Febre alta' } });
    expect(Object.keys(reread().theirs?.comparison?.before ?? {})).toEqual(['name']);
  });

  it('is shown with the long texts of the form', async () => {
    const reader = { names: ['content'], fields: ['content'], read: () => 'dGV4dG8=' };
    const { save, reread } = open(stored(THEIRS), reader);
    await save();
    expect(reread().theirs?.comparison?.texts).toEqual([{ name: 'content', before: 'texto', after: 'texto' }]);
  });

  it('needs a confirmation again after the question was dismissed', async () => {
    const { save, send, reread } = open(stored(THEIRS));
    await save();
    act(() => reread().dismiss());
    expect(reread().theirs).toBeNull();
    await act(async () => reread().overwrite());
    expect(send).not.toHaveBeenCalled();
    await save();
    expect(reread().theirs).toMatchObject({ now: THEIRS });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('a record that is gone', () => {
  it('is sent only after a confirmation, and without another one after that', async () => {
    const { save, send, reread } = open(async () => GONE);
    await save();
    expect(send).not.toHaveBeenCalled();
    expect(reread().theirs).toMatchObject({ now: GONE });
    await act(async () => reread().overwrite());
    expect(send).toHaveBeenCalledTimes(1);
    await save();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('needs a confirmation again once the form has another record', async () => {
    const { save, send, reread, openWith } = open(async () => GONE);
    await save();
    await act(async () => reread().overwrite());
    openWith({ id: 8, name: 'Febre' });
    await save();
    expect(send).toHaveBeenCalledTimes(1);
    expect(reread().theirs).toMatchObject({ now: GONE });
  });
});

describe('nothing is sent', () => {
  it('when the session ended, and the next save reads the record again', async () => {
    const { save, send, read } = open(failing(sessionEnd()));
    await save();
    expect(send).not.toHaveBeenCalled();
    read.mockImplementation(stored(OPENED));
    await save();
    expect(read).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('a second time while the record is being read', async () => {
    const { start, save, send, read } = open(silent);
    start();
    await save();
    expect(read).toHaveBeenCalledTimes(1);
    await wait(8000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('after the form was left, and its request is canceled', async () => {
    const { start, send, read, unmount } = open(silent);
    start();
    unmount();
    expect(read.mock.calls[0][0].aborted).toBe(true);
    await wait(8000);
    expect(send).not.toHaveBeenCalled();
  });
});

it('a save sends nothing if the form is left while the changes of the other user are compared', async () => {
  const changed = { ...OPENED, lastModifiedDate: '2026-11-22' };
  const leave = jest.fn();
  const read = () => leave() as undefined;
  const { save, send, unmount } = open(stored(changed), { names: ['text'], fields: [], read });
  leave.mockImplementation(unmount);
  await save();
  expect(leave).toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});
