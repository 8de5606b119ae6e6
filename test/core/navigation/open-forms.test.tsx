import 'core/navigation/leave-guard';
import { renderHook } from '@testing-library/react';
import {
  discardUnsavedWork,
  hasUnsavedWork,
  unsavedText,
  useHasUnsavedWork,
  useOpenForm,
  useUnsavedWork,
} from 'core/navigation/open-forms';

/** A form on the page. */
const mount = (isDirty = true, isUnsaved?: () => boolean) => {
  const discard = jest.fn();
  const form = renderHook(({ dirty }) => useUnsavedWork(dirty, { discard, isUnsaved }), {
    initialProps: { dirty: isDirty },
  });
  return { discard, ...form };
};

/** Whether the browser asks before the page is closed or reloaded. */
const isAskedAtClose = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('unsaved work', () => {
  it('exists, and the browser asks before closing, while a dirty form is on the page', () => {
    const { rerender, unmount } = mount(false);
    const { result } = renderHook(useHasUnsavedWork);
    const answers = () => [hasUnsavedWork(), result.current, isAskedAtClose()];
    expect(answers()).toEqual([false, false, false]);
    rerender({ dirty: true });
    expect(answers()).toEqual([true, true, true]);
    rerender({ dirty: false });
    expect(answers()).toEqual([false, false, false]);
    rerender({ dirty: true });
    unmount();
    expect(answers()).toEqual([false, false, false]);
  });

  it('is discarded in all forms', () => {
    const forms = [mount(), mount()];
    discardUnsavedWork();
    expect(forms.map(({ discard }) => discard.mock.calls.length)).toEqual([1, 1]);
    expect(hasUnsavedWork()).toBe(false);
  });
});

describe('unsaved text', () => {
  const write = (read: () => string, isStored = true) =>
    renderHook(() => useOpenForm({ unsavedText: () => ({ text: read(), isStored }) }));

  it('counts as stored if every form with text keeps a draft', () => {
    write(() => 'Asma');
    write(() => '', false);
    expect(unsavedText().isStored).toBe(true);
    write(() => 'Tosse', false);
    expect(unsavedText().isStored).toBe(false);
  });

  it('is read from the other forms if one form throws an error', () => {
    write(() => {
      throw new Error('broken');
    });
    write(() => 'Asma');
    expect(unsavedText()).toEqual({ text: 'Asma', isStored: true });
  });
});
