import { act, renderHook } from '@testing-library/react';
import type { GoOn } from 'crud/save/save-state';
import { useAfterSave } from 'crud/save/use-save-run';

const DELAY = 1500;

/** A form that is not saved yet. `setStored` saves it; `goOn` is where to go after the save. */
const open = (goOn?: GoOn) => {
  const toList = jest.fn();
  const form = renderHook(({ isStored }) => useAfterSave({ isStored, goOn }, toList, DELAY), {
    initialProps: { isStored: false },
  });
  const setStored = (isStored: boolean) => act(async () => form.rerender({ isStored }));
  return { toList, setStored, unmount: form.unmount };
};

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('a form', () => {
  it('that is not saved stays open', async () => {
    const { toList } = open();
    await wait(DELAY);
    expect(toList).not.toHaveBeenCalled();
  });

  it('that was saved returns to its list after a delay', async () => {
    const { toList, setStored } = open();
    await setStored(true);
    await wait(DELAY - 1);
    expect(toList).not.toHaveBeenCalled();
    await wait(1);
    expect(toList).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['typed into', ({ setStored }: ReturnType<typeof open>) => setStored(false)],
    ['left', async ({ unmount }: ReturnType<typeof open>) => unmount()],
  ])('that is %s during the delay does not return to its list', async (_what, change) => {
    const form = open();
    await form.setStored(true);
    await change(form);
    await wait(DELAY);
    expect(form.toList).not.toHaveBeenCalled();
  });

  it.each([
    ['was left', true, 0],
    ['was not left', false, 1],
  ])('that continues elsewhere returns to its list only when it stays open: it %s', async (_what, hasLeft, times) => {
    const goOn = jest.fn(() => hasLeft);
    const { toList, setStored } = open(goOn);
    await setStored(true);
    expect(goOn).toHaveBeenCalledTimes(1);
    await wait(DELAY);
    expect(toList).toHaveBeenCalledTimes(times);
  });

  it('that is left before it is known whether it can continue elsewhere does not return to its list', async () => {
    let answer: (hasLeft: boolean) => void = () => undefined;
    const { toList, setStored, unmount } = open(() => new Promise<boolean>(resolve => (answer = resolve)));
    await setStored(true);
    unmount();
    answer(false);
    await wait(DELAY);
    expect(toList).not.toHaveBeenCalled();
  });
});
