import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ClipboardTexts, Formatted, Pasted } from 'features/pasting/pasted';
import { placed } from 'features/pasting/placed';
import { loadReader, readerNow, useReaderLoaded } from 'features/pasting/reader';
import { usePlainPaste } from 'features/pasting/use-plain-paste';
import { isPastedAtOnce } from 'features/writing/text/apply-edit';
import { replaced, type Selection, type TextEdit } from 'features/writing/text/edit';
import type { TypedText } from 'features/writing/text/typed-text';
import { keysOf } from 'ui/shortcuts/keys';

/** What was pasted, where, and what the clipboard has without formats. */
export interface PastedPart {
  /** Undefined if the formats could not be read. */
  formatted?: Formatted;
  from: number;
  text: string;
  plain: string;
}

/** Whether the part is still in the text as it was pasted. */
const isThere = (typed: TypedText, { from, text }: Pick<PastedPart, 'from' | 'text'>) =>
  typed.value().slice(from, from + text.length) === text;

/** The part that was pasted last, while it is in the text as it was pasted. */
const usePart = (typed: TypedText) => {
  const [part, setPart] = useState<PastedPart>();
  useEffect(() => {
    if (!part) return undefined;
    return typed.subscribe(() => {
      if (!isThere(typed, part)) setPart(undefined);
    });
  }, [typed, part]);
  return [part, setPart] as const;
};

interface WayBack {
  edit: TextEdit;
  /** The text that it leads back from. */
  from: string;
}

/** Pastes of many lines are made at once. They are undone here, once what was typed after them is undone. */
const useUndonePastes = (typed: TypedText) => {
  const wayBack = useRef<WayBack>();
  return {
    replace: (place: Selection, text: string) => {
      if (!isPastedAtOnce(text)) return typed.apply(replaced(place, text));
      const before = typed.value().slice(place.start, place.end);
      typed.applyAtOnce(replaced(place, text));
      const end = place.start + text.length;
      wayBack.current = { edit: replaced({ start: place.start, end }, before), from: typed.value() };
    },
    /** Returns whether there was such a paste to undo. */
    undo: () => {
      const back = wayBack.current;
      if (back?.from !== typed.value()) return false;
      wayBack.current = undefined;
      typed.applyAtOnce(back.edit);
      return true;
    },
  };
};

/** The ways to put a clipboard into the text. */
const useInserted = (typed: TypedText) => {
  const [part, setPart] = usePart(typed);
  const { replace, undo } = useUndonePastes(typed);
  return {
    part,
    undo,
    forget: () => setPart(undefined),
    insertPlain: (plain: string) => {
      const place = typed.selection();
      if (plain !== '') replace(place, plain);
      return { from: place.start, text: plain, plain };
    },
    insert: (pasted: Formatted, plain: string, place = typed.selection()) => {
      const text = placed(pasted, typed.value(), place);
      if (text !== '') replace(place, text);
      setPart({ formatted: pasted, from: place.start, text, plain });
    },
    tellUnreadable: setPart,
    /** Replaces what was pasted by its plain text, in one step of the undo chain. */
    makePlain: () => {
      if (!part || !isThere(typed, part)) return;
      replace({ start: part.from, end: part.from + part.text.length }, part.plain);
      setPart(undefined);
    },
  };
};

/** Pastes formatted text as Markdown, and remembers it until it changes, so that it can be plain after all. */
export const usePastedText = (typed: TypedText) => {
  const { part, undo, forget, insertPlain, insert, tellUnreadable, makePlain } = useInserted(typed);
  const plainPaste = usePlainPaste();
  useReaderLoaded();

  const pasteRead = (event: ClipboardEvent, pasted: Pasted, plain: string) => {
    if (pasted.kind === 'unchanged') return;
    event.preventDefault();
    if (pasted.kind === 'formatted') insert(pasted, plain);
    else tellUnreadable(insertPlain(plain));
  };
  /** Nobody waits for the network: the words are here at once, their formats when the reader is. */
  const pasteUnread = async (event: ClipboardEvent, texts: ClipboardTexts) => {
    event.preventDefault();
    const words = insertPlain(texts.plain);
    const read = await loadReader().catch(() => undefined);
    const pasted = read?.(texts);
    if (pasted?.kind !== 'formatted' || !isThere(typed, words)) return;
    insert(pasted, texts.plain, { start: words.from, end: words.from + words.text.length });
  };
  const paste = (event: ClipboardEvent) => {
    if (event.target !== typed.area()) return;
    forget();
    const html = event.clipboardData.getData('text/html');
    const plain = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n');
    if (plainPaste.take()) return;
    const read = readerNow();
    if (read) pasteRead(event, read({ html, plain }), plain);
    else if (html !== '') void pasteUnread(event, { html, plain });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    plainPaste.onKeyDown(event);
    if (event.target === typed.area() && keysOf(event.nativeEvent) === 'mod+z' && undo()) event.preventDefault();
  };
  return { part, onKeyDown, paste, makePlain };
};
