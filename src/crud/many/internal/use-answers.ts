import { useCallback, useRef, useState } from 'react';
import type { Identified, Named } from 'lib/model';
import { askNames, type Namesakes } from 'records/namesakes';
import type { RecordSource } from 'records/source';
import type { Sheet } from '../sheet';
import { answerKey, type Answers } from './answers';
import type { SheetColumn } from './columns';
import { useLeft } from './use-left';

/** A name that the server is asked for: of a field's records, or of the section's own by an empty field. */
export type Question = readonly [field: string, name: string];

/** Asks the server for names, each once, and collects the answers while the screen is shown. */
export const useAnswers = <T extends Identified>({ duck }: Sheet<T>, columns: readonly SheetColumn[]) => {
  const [answers, setAnswers] = useState<Answers>(new Map());
  const asked = useRef(new Set<string>());
  const left = useLeft();

  const note = useCallback(
    (field: string, told: readonly (readonly [string, Namesakes<Named>])[]) =>
      setAnswers(known => new Map([...known, ...told.map(([name, one]) => [answerKey(field, name), one] as const)])),
    [],
  );

  const ask = useCallback(
    (questions: readonly Question[]) => {
      const byField = new Map<string, string[]>();
      for (const [field, name] of questions) {
        const key = answerKey(field, name);
        if (asked.current.has(key)) continue;
        asked.current.add(key);
        byField.set(field, [...(byField.get(field) ?? []), name]);
      }
      byField.forEach((names, field) => {
        const from = columns.find(column => column.field === field)?.from?.source;
        // All records here are asked for by name alone.
        const source: Pick<RecordSource<Named>, 'fetchPage' | 'maxSearchLength'> = from ??
        (duck as unknown as RecordSource<Named>);
        void askNames(source, names, left(), told => note(field, told));
      });
    },
    [duck, columns, note, left],
  );

  /** Forgets the answers that failed, so that they are asked for again. */
  const askAgain = () => {
    const failed = [...answers].filter(([, answer]) => answer.is === 'unknown').map(([key]) => key);
    failed.forEach(key => asked.current.delete(key));
    setAnswers(known => new Map([...known].filter(([key]) => !failed.includes(key))));
  };
  return { answers, note, ask, askAgain };
};
