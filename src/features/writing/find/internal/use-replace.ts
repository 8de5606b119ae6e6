import { useState } from 'react';
import { isUndoable } from 'features/writing/text/apply-edit';
import type { Selection, TextEdit } from 'features/writing/text/edit';
import type { TypedText } from 'features/writing/text/typed-text';
import { replaceAll } from './replace-all';

/** Reverts an edit that was too long for the browser's undo. It applies only while the text is still `from`. */
interface WayBack {
  edit: TextEdit;
  from: string;
}

interface ReplaceOptions {
  /** The text that the search uses. */
  text: string;
  /** Returns the matches in the current text. */
  findNow: () => Selection[];
  goOn: () => void;
  onReplaceAll: () => void;
}

/** Replaces the matches of a search. */
export const useReplace = (typed: TypedText, { text, findNow, goOn, onReplaceAll }: ReplaceOptions) => {
  const [wayBack, setWayBack] = useState<WayBack>();

  const takeBack = (way: WayBack) => {
    if (way.from === typed.value()) typed.apply(way.edit);
    setWayBack(undefined);
  };

  return {
    replace: (insert: string) => {
      const selection = typed.selection();
      const isMatch = findNow().some(({ start, end }) => start === selection.start && end === selection.end);
      if (!isMatch) return goOn();
      const end = selection.start + insert.length;
      typed.apply({ from: selection.start, to: selection.end, insert, selection: { start: end, end } });
      goOn();
    },
    replaceAll: (insert: string) => {
      const before = typed.value();
      const edit = replaceAll(before, findNow(), insert);
      if (!edit) return;
      typed.apply(edit);
      onReplaceAll();
      const { from, to, selection } = edit;
      const back = { from, to: from + edit.insert.length, insert: before.slice(from, to), selection };
      setWayBack(isUndoable(edit) ? undefined : { edit: back, from: typed.value() });
    },
    /** Undoes what Ctrl-Z cannot undo; undefined if there is nothing to undo. */
    undo: wayBack && wayBack.from === text ? () => takeBack(wayBack) : undefined,
  };
};
