import { type ClipboardEvent, useEffect, useState } from 'react';
import type { Named } from 'lib/model';
import { isSameName } from 'lib/text';
import { useLatest } from 'lib/use-latest';
import type { Duck } from 'records/duck';
import { askNames, type Namesakes } from 'records/namesakes';
import type { Unknown } from 'records/source';
import { pastedWords } from 'ui/form/pasted-words';

/** The record of each name: the one of exactly this name, or the only one that differs in case or accents. */
const optionsOf = (answers: ReadonlyMap<string, Namesakes<Named>>): Named[] =>
  [...answers].map(([name, answer]) => {
    const rows = answer.is === 'known' ? answer.rows : [];
    const [only, ...others] = rows;
    return rows.find(row => isSameName(row.name, name)) ?? (others.length === 0 && only ? only : { name });
  });

/**
 * A pasted list of names (F170): the server is asked which of them it has, and the others are new. `onFound` receives
 * all at once, or none if the server cannot be asked.
 */
export const usePastedNames = (from: Duck<Named>, onFound?: (options: readonly Named[]) => void) => {
  const [names, setNames] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<Unknown>();
  const latest = useLatest(onFound);

  useEffect(() => {
    if (names.length === 0 || failure) return undefined;
    const controller = new AbortController();
    const answers = new Map<string, Namesakes<Named>>();
    const note = (told: readonly (readonly [string, Namesakes<Named>])[]) =>
      told.forEach(([name, answer]) => answers.set(name, answer));
    void askNames(from, names, controller.signal, note).then(() => {
      if (controller.signal.aborted) return;
      const failed = [...answers.values()].find(answer => answer.is === 'unknown');
      if (failed) return setFailure(failed);
      setNames([]);
      latest.current?.(optionsOf(answers));
    });
    return () => controller.abort();
  }, [from, names, failure, latest]);

  const onPaste = (event: ClipboardEvent) => {
    const pasted = pastedWords(event);
    if (!pasted) return;
    event.preventDefault();
    setFailure(undefined);
    setNames(pasted);
  };
  return {
    onPaste: onFound && onPaste,
    isAsking: names.length > 0 && !failure,
    failure,
    retry: () => setFailure(undefined),
  };
};
