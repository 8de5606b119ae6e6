import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Identified } from 'lib/model';
import { withRelationsOf } from 'lib/records/take-relations';
import { unknownIn } from 'records/read-by-id';
import type { Relations } from 'records/relations';
import { ScreenSkeleton } from 'ui/layout/screen-skeleton';

interface ReaderProps<T extends Identified> {
  relations: Relations<T>;
  /** The form's entry holds what could be read. */
  onRead: () => void;
}

/** Reads the record by its id. If it cannot be read, the form opens with the row of the list. */
const Reader = <T extends Identified>({ relations, onRead }: ReaderProps<T>) => {
  const { received, replaceRecord } = useNavigation<T>();
  useEffect(() => {
    const { record, base } = received;
    const opened = base ?? record;
    if (!record || !opened) return onRead();
    const controller = new AbortController();
    const show = (stored: T) => {
      if (controller.signal.aborted) return;
      // What was typed before a reload was typed into this base: only what it lacks is added to both.
      const filled = (one: T) => withRelationsOf(relations.shape, one, stored);
      if (base) replaceRecord(filled(record), filled(base));
      else replaceRecord(stored, stored);
      onRead();
    };
    relations.readWhole(opened, controller.signal).then(show, () => show(opened));
    return () => controller.abort();
  }, [relations, received, replaceRecord, onRead]);
  return <ScreenSkeleton />;
};

interface WholeRecordProps<T extends Identified> {
  relations: Relations<T>;
  /** The form of the record. */
  children: ReactNode;
}

/**
 * Shows a form once its record has the relations that its list left out. The form then stays, whatever its entry holds.
 */
export const WholeRecord = <T extends Identified>({ relations, children }: WholeRecordProps<T>) => {
  const { record, base = record } = useNavigation<T>().received;
  const [isRead, setRead] = useState(() => base?.id === undefined || unknownIn(relations, base).length === 0);
  const onRead = useCallback(() => setRead(true), []);
  return isRead ? children : <Reader relations={relations} onRead={onRead} />;
};
