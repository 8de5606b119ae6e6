import { useEffect, useState } from 'react';
import type { Edit } from './edit';
import { applyEdit } from './apply-edit';
import { createSignal } from 'lib/signal';

/** What depends on the text is updated when typing pauses for so many milliseconds; typing never waits for it. */
const PAUSE = 150;

/**
 * A long text while it is written. The text area holds it, so that a key costs what the browser needs and no more;
 * whoever wants the text reads it here at that moment, also while the text area is leaving the page.
 */
export const createTypedText = (opened: string) => {
  let area: HTMLTextAreaElement | undefined;
  let shown = opened;
  const changes = createSignal();
  const value = () => area?.value ?? shown;
  /** Text areas know one kind of line end: a text nobody edited is not what they show, but what was opened. */
  const isChanged = () => value() !== shown;

  return {
    opened,
    isChanged,
    /** The text as the text area shows it, where selections count; `read` is the text to keep. */
    value,
    read: () => (isChanged() ? value() : opened),
    /** The text area is there, or gone; what it held last stays readable. */
    attach: (node: HTMLTextAreaElement | null) => {
      if (!node || node === area) return;
      area = node;
      shown = node.value;
      node.addEventListener('input', changes.notify);
    },
    area: () => area,
    selection: () => ({ start: area?.selectionStart ?? 0, end: area?.selectionEnd ?? 0 }),
    apply: (edit: Edit | undefined) => {
      if (area && edit) applyEdit(area, edit);
    },
    /** Puts a whole other text in. */
    put: (text: string) => {
      if (!area) return;
      area.value = text;
      changes.notify();
    },
    /** Calls at every key; answers how to stop. */
    subscribe: changes.subscribe,
  };
};

export type TypedText = ReturnType<typeof createTypedText>;

/** Calls when typing pauses; a call that is still due on unmount is left out. */
const useAfterPause = (typed: TypedText, call: () => void, pause = PAUSE) =>
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = typed.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(call, pause);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [typed, call, pause]);

/** The text as it was when typing last paused for so many milliseconds. */
export const useDebouncedText = (typed: TypedText, pause?: number): string => {
  const [text, setText] = useState(typed.value);
  const [update] = useState(() => () => setText(typed.value()));
  useAfterPause(typed, update, pause);
  return text;
};

/** Whether the text differs from the opened one: at the first key at once, back again when typing pauses. */
export const useIsChanged = (typed: TypedText): boolean => {
  const [isChanged, setChanged] = useState(typed.isChanged);
  const [update] = useState(() => () => setChanged(typed.isChanged()));
  useAfterPause(typed, update);
  useEffect(() => typed.subscribe(() => setChanged(true)), [typed]);
  return isChanged;
};
