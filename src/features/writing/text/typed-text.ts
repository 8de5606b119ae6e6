import { useEffect, useState } from 'react';
import { withLineEndsOf } from 'lib/line-ends';
import { createSignal } from 'lib/signal';
import { applyEdit } from './apply-edit';
import type { TextEdit } from './edit';

/** Views of the text are updated when typing pauses for this many milliseconds, so that typing never waits for them. */
const PAUSE = 150;

/**
 * A long text while it is being edited. The text area itself holds it, so that a key press costs no more than the
 * browser needs. Callers read the current text here, even while the text area is being unmounted.
 */
export const createTypedText = (opened: string) => {
  let area: HTMLTextAreaElement | undefined;
  let shown = opened;
  const changes = createSignal();
  const value = () => area?.value ?? shown;
  /**
   * Text areas normalize line breaks, so the text is compared with what the text area showed first. An unedited text
   * stays as it was opened.
   */
  const isChanged = () => value() !== shown;

  return {
    opened,
    /** The text as the text area shows it, which selections refer to. */
    value,
    /** The text to save, with the line ends of the opened one. */
    read: () => (isChanged() ? withLineEndsOf(value(), opened) : opened),
    /**
     * The ref callback of the text area, which puts the text into it: with a `defaultValue`, React would replace the
     * whole text in the document at each key. After the text area is unmounted, its last text can still be read.
     */
    attach: (node: HTMLTextAreaElement | null) => {
      if (!node || node === area) return;
      area = node;
      node.defaultValue = opened;
      shown = node.value;
      node.addEventListener('input', changes.notify);
    },
    area: () => area,
    selection: () => ({ start: area?.selectionStart ?? 0, end: area?.selectionEnd ?? 0 }),
    apply: (edit: TextEdit | undefined) => {
      if (area && edit) applyEdit(area, edit);
    },
    /** Applies an edit without the browser's undo: many lines are typed slowly. */
    applyAtOnce: (edit: TextEdit) => {
      if (area) applyEdit(area, edit, false);
    },
    /** Replaces the whole text. */
    put: (text: string) => {
      if (!area) return;
      area.value = text;
      changes.notify();
    },
    /** Calls the listener at every change of the text; returns the function that unsubscribes. */
    subscribe: changes.subscribe,
  };
};

export type TypedText = ReturnType<typeof createTypedText>;

/** The text at the last pause in typing; `pause` is the length of a pause in milliseconds. */
export const useDebouncedText = (typed: TypedText, pause = PAUSE): string => {
  const [text, setText] = useState(typed.value);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = typed.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setText(typed.value()), pause);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [typed, pause]);
  return text;
};
