import { useEffect, useMemo, useState } from 'react';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { useOpenForm, useUnsavedWork, useWrite } from 'core/navigation/open-forms';
import type { Identified } from 'lib/model';
import type { Sheet } from '../sheet';
import type { RowKeeper } from './kept-rows';
import type { TextsOf } from './read-cell';
import { createRowReader, isReady, type RowReading } from './rows';
import { type Question, useAnswers } from './use-answers';
import type { KeptSheet } from './use-kept-sheet';
import { type SheetRun, useRun } from './use-run';
import { type SheetState, useSheet } from './use-sheet';

/**
 * The rows count as unsaved work until they are created, and as a write while they are sent. This browser keeps them
 * until then: a page that is loaded again goes on with them.
 */
const useUnsavedRows = ({ rows, table, used, common }: SheetState, keeper: RowKeeper, run: SheetRun | undefined) => {
  const isUnsaved = rows.length > 0;
  const onItsWay = run?.onItsWay;
  const asText = () => rows.map(({ source }) => source.join('\t')).join('\n');
  useEffect(
    () => keeper.keep({ rows, table, used: [...used], common }, onItsWay),
    [keeper, rows, table, used, common, onItsWay],
  );
  useUnsavedWork(isUnsaved, {
    discard: () => keeper.keep({ rows: [], table, used: [], common }),
    keep: () => [],
  });
  useWrite(run?.status === 'running' ? 'underWay' : undefined);
  useOpenForm({ unsavedText: () => ({ text: asText(), isStored: keeper.isKept() }) }, isUnsaved);
};

/** What the rows say, with what the server says about their names. */
const useReadings = <T extends Identified>(
  sheet: Sheet<T>,
  { rows, columns }: Pick<SheetState, 'rows' | 'columns'>,
  textsOf: TextsOf,
) => {
  const { answers, note, ask, askAgain } = useAnswers(sheet, columns);
  const reader = useMemo(() => createRowReader(sheet, columns, textsOf), [sheet, columns, textsOf]);
  const readings = useMemo(() => reader.readAll(rows, answers), [reader, rows, answers]);
  useEffect(() => {
    const questions = readings.flatMap(({ row, name }): Question[] => [
      ...reader.referencesIn(row),
      ...(name === '' || row.isCreated ? [] : [['', name] as const]),
    ]);
    ask(questions);
  }, [reader, readings, ask]);
  return {
    readings,
    askAgain,
    /** The server did not answer which names it has. */
    isUnasked: [...answers.values()].some(({ is }) => is === 'unknown'),
    noteCreated: (name: string) => note('', [[name, { is: 'known', rows: [{ name }] }]]),
  };
};

/** All that the screen knows and does: the rows, what the server says about them, and how they are sent. */
export const useMany = <T extends Identified>(sheet: Sheet<T>, textsOf: TextsOf, { kept, keeper }: KeptSheet) => {
  const t = useT();
  const rows = useSheet(sheet, textsOf, kept.is === 'kept' ? kept.content : undefined);
  const { readings, noteCreated, ...asked } = useReadings(sheet, rows, textsOf);
  const [created, setCreated] = useState<readonly RowReading<T>[]>([]);

  const run = useRun({
    sheet,
    texts: { exists: t('many.fault.exists'), unclear: t('many.run.unclear') },
    onRow: (reading, change) => {
      rows.change(reading.row.key, change);
      if (!change.isCreated) return;
      setCreated(known => [...known, reading]);
      noteCreated(reading.name);
    },
    onEnd: rows.removeCreated,
  });
  const isLocked = run.run !== undefined && run.run.status !== 'ended';

  useUnsavedRows(rows, keeper, run.run);

  return {
    ...rows,
    ...run,
    ...asked,
    readings,
    ready: readings.filter(isReady),
    created,
    isLocked,
    labelOf: (field: string) => t(keyOf(sheet.i18n, 'fields', field)),
  };
};

export type Many<T extends Identified> = ReturnType<typeof useMany<T>>;
