import { act, renderHook } from '@testing-library/react';
import { useSaveStatus } from 'crud/use-save-status';

afterEach(() => jest.restoreAllMocks());

/** The status of a form's saves. `does` calls one of its functions, and returns the new status. */
const open = () => {
  const { result, rerender } = renderHook(({ isDirty }) => useSaveStatus(isDirty), { initialProps: { isDirty: true } });
  const shown = () => {
    const { isStored, wasSaved, hasError, isSending } = result.current;
    return { isStored, wasSaved, hasError, isSending: isSending.current };
  };
  const does = (change: (status: typeof result.current) => void) => {
    act(() => change(result.current));
    return shown();
  };
  const setDirty = (isDirty: boolean) => {
    rerender({ isDirty });
    return shown();
  };
  return { result, does, setDirty, shown };
};

const NOTHING = { isStored: false, wasSaved: false, hasError: false, isSending: false };

it('a save is pending from its start, and after its success the same values cannot be saved again', () => {
  const { does, setDirty, shown } = open();
  expect(shown()).toEqual(NOTHING);
  expect(does(({ start }) => start())).toEqual({ ...NOTHING, isSending: true });
  expect(does(({ end }) => end(true))).toEqual({ ...NOTHING, isSending: true });
  setDirty(false);
  expect(does(({ markSaved }) => markSaved(false))).toEqual({
    ...NOTHING,
    isStored: true,
    wasSaved: true,
    isSending: true,
  });
});

it('a failed save is reported until the next save starts, which is possible at once', () => {
  const { does } = open();
  does(({ start }) => start());
  expect(does(({ end }) => end(false))).toEqual({ ...NOTHING, hasError: true });
  expect(does(({ start }) => start())).toEqual({ ...NOTHING, isSending: true });
});

it('text that was typed during the save can be saved at once', () => {
  const { does } = open();
  does(({ start }) => start());
  expect(does(({ markSaved }) => markSaved(true))).toEqual({ ...NOTHING, wasSaved: true });
});

it('text that is typed after the save can be saved at once', () => {
  const { does, setDirty } = open();
  setDirty(false);
  does(({ start }) => start());
  does(({ markSaved }) => markSaved(false));
  expect(setDirty(true)).toEqual({ ...NOTHING, wasSaved: true });
});

it.each([true, false])('the status remembers whether the browser was online at the start of the save: %s', isOnline => {
  const { result, does } = open();
  expect(result.current.wasOnline).toBe(true);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  does(({ start }) => start());
  expect(result.current.wasOnline).toBe(isOnline);
});
