import { act, renderHook } from '@testing-library/react';
import { isValidElement } from 'react';
import { GONE, type Stored } from 'crud/save/read-stored';
import { type Change, useReadAgain } from 'crud/save/use-read-again';
import { runSteps, useSaveRun } from 'crud/save/use-save-run';
import type { TextReader } from 'lib/long-texts';
import { sessionEnd } from '../../support/session-end';

type Synonym = Record<string, unknown> & { id: number; name: string };

type Reader = (signal: AbortSignal) => Promise<Stored<Synonym>>;

const OPENED: Synonym = { id: 7, name: 'Febre' };
const THEIRS: Synonym = { id: 7, name: 'Febre alta' };
const MINE: Synonym = { id: 7, name: 'Febre baixa' };

interface Asked {
  change: Change<Synonym>;
  onSaveMine: () => void;
  onCancel: () => void;
}

/** A form that reads its record before it is saved. `answer` returns what is stored by then. */
const open = (answer: Reader, reader?: TextReader) => {
  const send = jest.fn();
  const read = jest.fn((_opened: Synonym, signal: AbortSignal) => answer(signal));
  const useSynonym = ({ opened }: { opened: Synonym }) => {
    const { state, run } = useSaveRun();
    const { id } = opened;
    const readAgain = useReadAgain({
      i18n: 'diseaseSynonym',
      id,
      base: opened,
      read,
      isStored: true,
      reader,
    });
    const steps = [readAgain, async (record: Synonym) => send(record)];
    const save = (sent: Synonym) =>
      run(asking => runSteps(steps, sent, { ...asking, base: opened, isNew: false, typed: sent }));
    return { state, save };
  };
  const { result, rerender, unmount } = renderHook(useSynonym, { initialProps: { opened: OPENED } });
  const openQuestion = () => {
    const { question } = result.current.state;
    return isValidElement<Asked>(question) ? question.props : undefined;
  };
  return {
    send,
    read,
    unmount,
    /** What the question is about; undefined if none is open. */
    change: () => openQuestion()?.change,
    isShownAsWaiting: () => result.current.state.isSlow && result.current.state.at === 'checking',
    overwrite: () => act(async () => openQuestion()?.onSaveMine()),
    dismiss: () => act(async () => openQuestion()?.onCancel()),
    answerWith: (later: Reader) => read.mockImplementation((_opened, signal) => later(signal)),
    openWith: (opened: Synonym) => rerender({ opened }),
    /** Presses Save, and waits until the record was sent or a question is open. */
    save: (sent: Synonym = MINE) => act(async () => void result.current.save(sent)),
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
    const { save, send, change, isShownAsWaiting } = open(read);
    await save();
    expect(send).toHaveBeenCalledTimes(1);
    expect(change()).toBeUndefined();
    expect(isShownAsWaiting()).toBe(false);
  });

  it('without the response when that takes too long, and cancels the request', async () => {
    const { save, send, read, isShownAsWaiting } = open(silent);
    await save();
    await wait(499);
    expect(isShownAsWaiting()).toBe(false);
    await wait(1);
    expect(isShownAsWaiting()).toBe(true);
    await wait(7499);
    expect(read.mock.calls[0][1].aborted).toBe(false);
    expect(send).not.toHaveBeenCalled();
    await wait(1);
    expect(read.mock.calls[0][1].aborted).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);
    expect(isShownAsWaiting()).toBe(false);
  });

  it('when the form was opened again with the changes of the other user', async () => {
    const { save, send, openWith } = open(stored(THEIRS));
    openWith(THEIRS);
    await save();
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('a change by another user', () => {
  it('that comes while the question about an earlier change is open is shown too', async () => {
    const { save, send, change, overwrite, answerWith } = open(stored(THEIRS));
    await save();
    answerWith(stored({ id: 7, name: 'Febre muito alta' }));
    await overwrite();
    expect(send).not.toHaveBeenCalled();
    expect(change()?.comparison?.after).toEqual({ name: 'Febre muito alta' });
  });

  it('is shown with the long texts of the form', async () => {
    const reader = { names: ['content'], fields: ['content'], read: () => 'dGV4dG8=' };
    const { save, change } = open(stored(THEIRS), reader);
    await save();
    expect(change()?.comparison?.texts).toEqual([{ name: 'content', before: 'texto', after: 'texto' }]);
  });
});

describe('a record that is gone', () => {
  it('needs a confirmation again once the form has another record', async () => {
    const { save, send, change, overwrite, openWith } = open(async () => GONE);
    await save();
    await overwrite();
    openWith({ id: 8, name: 'Febre' });
    await save();
    expect(send).toHaveBeenCalledTimes(1);
    expect(change()).toMatchObject({ now: GONE });
  });
});

describe('nothing is sent', () => {
  it('when the session ended, and the next save reads the record again', async () => {
    const { save, send, read, answerWith } = open(failing(sessionEnd()));
    await save();
    expect(send).not.toHaveBeenCalled();
    answerWith(stored(OPENED));
    await save();
    expect(read).toHaveBeenCalledTimes(2);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('a second time while the record is being read', async () => {
    const { save, send, read } = open(silent);
    await save();
    await save();
    expect(read).toHaveBeenCalledTimes(1);
    await wait(8000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('after the form was left, and its request is canceled', async () => {
    const { save, send, read, unmount } = open(silent);
    await save();
    unmount();
    expect(read.mock.calls[0][1].aborted).toBe(true);
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
