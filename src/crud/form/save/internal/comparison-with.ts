import type { ListKey } from 'core/i18n/message-key';
import { type Comparison, comparisonOf } from 'features/changes/comparison';
import type { TextReader } from 'lib/long-texts';
import { fieldsChangedElsewhere } from './changed-fields';

const pick = (record: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)));

/** What other users changed in the record, as far as its form shows it; `undefined` if there is nothing to show. */
export const comparisonWith = async (
  i18n: ListKey,
  [known, now, sent, sentBefore]: readonly [object, object, object, readonly object[]],
  reader: TextReader | undefined,
): Promise<Comparison | undefined> => {
  const fields = fieldsChangedElsewhere(known, now, sent, sentBefore);
  if (fields.length === 0) return undefined;
  const comparison = comparisonOf(pick(known, fields), pick(now, fields), reader);
  // The code that compares texts is a chunk of its own. If it cannot be loaded, the user is asked all the same.
  const changes = await import('features/changes/changes').catch(() => undefined);
  return changes?.changesOf(i18n, comparison).length === 0 ? undefined : comparison;
};
