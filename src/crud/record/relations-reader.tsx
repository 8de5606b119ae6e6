import { useEffect } from 'react';
import { useNavigation } from 'core/navigation/use-navigation';
import type { Identified } from 'lib/model';
import { useLatest } from 'lib/use-latest';
import { ScreenSkeleton } from 'ui/layout/screen-skeleton';
import type { RecordRelations } from './record-finder';

interface RelationsReaderProps {
  relations: RecordRelations;
  /** The form's entry holds what could be read. */
  onRead: () => void;
}

/**
 * Reads the record of a form by its id, because its list left relations out. If it cannot be read, the form opens with
 * the row of the list, and says what is missing.
 */
const RelationsReader = ({ relations, onRead }: RelationsReaderProps) => {
  const navigation = useNavigation<Identified>();
  const latest = useLatest({ navigation, onRead });
  useEffect(() => {
    const { record, base } = latest.current.navigation.received;
    const opened = base ?? record;
    if (!record || !opened) return latest.current.onRead();
    const controller = new AbortController();
    const show = (stored: Identified) => {
      if (controller.signal.aborted) return;
      const { navigation: now, onRead: end } = latest.current;
      // What was typed before a reload was typed into this base: only what it lacks is added to both.
      if (base) now.replaceRecord(relations.takeFrom(record, stored), relations.takeFrom(base, stored));
      else now.replaceRecord(stored);
      end();
    };
    relations.readWithRelations(opened, controller.signal).then(show, () => show(opened));
    return () => controller.abort();
  }, [relations, latest]);
  return <ScreenSkeleton />;
};

export default RelationsReader;
