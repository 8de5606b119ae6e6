import { useMemo, useState } from 'react';
import { isUndoable } from './apply-edit';
import type { Edit, Selection } from './edit';
import { matchesIn, matchFrom, patternOf, replaceAll, type FindOptions } from './find';
import type { Places } from './places';
import { useDebouncedText, type TypedText } from './typed-text';

/** The way back from an edit that was too long for the browser's own undo, while the text is what it made of it. */
interface WayBack {
  edit: Edit;
  from: string;
}

/** Searching a text and replacing in it; the text stays what the text area holds. */
export const useFind = (typed: TypedText, places: Places, first: string) => {
  const text = useDebouncedText(typed);
  const [sought, setSought] = useState(first);
  const [options, setOptions] = useState<FindOptions>({ matchCase: false, matchAccents: false });
  const [current, setCurrent] = useState<Selection>();
  const [wayBack, setWayBack] = useState<WayBack>();
  const pattern = useMemo(() => patternOf(sought, options), [sought, options]);
  const matches = useMemo(() => matchesIn(text, pattern), [text, pattern]);
  const at = matches.findIndex(({ start, end }) => start === current?.start && end === current.end);

  const show = (match: Selection | undefined) => {
    setCurrent(match);
    if (match) places.show(match);
  };
  /** The keys of the last moment count too: what is shown and replaced is looked for in the text as it is now. */
  const now = () => matchesIn(typed.value(), pattern);
  const seek = (to: string, how: FindOptions) => {
    const found = matchesIn(typed.value(), patternOf(to, how));
    show(found[matchFrom(found, typed.selection().start)]);
  };
  const step = (by: 1 | -1) => {
    const found = now();
    const { start, end } = typed.selection();
    const forward = matchFrom(found, current ? end : start);
    const behind = found.findLastIndex(match => match.end <= start);
    show(found[by === 1 ? forward : behind < 0 ? found.length - 1 : behind]);
  };

  return {
    text,
    sought,
    options,
    matches,
    /** Which of the matches is selected, from 0; -1 where none is. */
    at,
    current: at < 0 ? undefined : current,
    seek: (to: string) => {
      setSought(to);
      seek(to, options);
    },
    setOptions: (how: FindOptions) => {
      setOptions(how);
      seek(sought, how);
    },
    step,
    replace: (insert: string) => {
      const selection = typed.selection();
      const isMatch = now().some(({ start, end }) => start === selection.start && end === selection.end);
      if (!isMatch) return step(1);
      const end = selection.start + insert.length;
      typed.apply({ from: selection.start, to: selection.end, insert, selection: { start: end, end } });
      step(1);
    },
    replaceAll: (insert: string) => {
      const before = typed.value();
      const edit = replaceAll(before, now(), insert);
      if (!edit) return;
      typed.apply(edit);
      setCurrent(undefined);
      const { from, to, selection } = edit;
      const back = { from, to: from + edit.insert.length, insert: before.slice(from, to), selection };
      setWayBack(isUndoable(edit) ? undefined : { edit: back, from: typed.value() });
    },
    /** Takes back what Ctrl-Z cannot. */
    undo:
      wayBack && wayBack.from === text
        ? () => {
            if (wayBack.from === typed.value()) typed.apply(wayBack.edit);
            setWayBack(undefined);
          }
        : undefined,
  };
};

export type Find = ReturnType<typeof useFind>;
