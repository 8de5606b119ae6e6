import { useEffect, useState } from 'react';
import type { SectionRecords } from 'crud/section';
import { type AsideTab, keepRow, keyOfTab } from 'features/aside/looked-up';
import type { Identified } from 'lib/model';
import { findWhole } from 'records/find';
import type { Lookup } from 'records/source';

/** What the palette has read is not read again, but for the relations that its list leaves out. */
const read = async ({ duck }: SectionRecords, tab: AsideTab, signal: AbortSignal): Promise<Lookup<Identified>> => {
  const { row, id, name } = tab;
  const named: Identified = { id, name } as Identified;
  if (!row) return findWhole(duck)(named, signal, { isBackground: false });
  return { is: 'found', row: await duck.relations.readWhole(row, signal).catch(() => row) };
};

/** The record of a tab, read once. `failed` says why it is not there; an absent one has no error. */
export const useLookedUp = (records: SectionRecords, tab: AsideTab) => {
  const [failed, setFailed] = useState<{ isAbsent: boolean; error?: unknown }>();
  const isWaiting = failed === undefined && !tab.isWhole;
  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    void read(records, tab, controller.signal).then(found => {
      if (controller.signal.aborted) return;
      if (found.is === 'found') keepRow(keyOfTab(tab), found.row);
      else setFailed({ isAbsent: found.is === 'absent', error: found.is === 'unknown' ? found.error : undefined });
    });
    return () => controller.abort();
  }, [isWaiting, records, tab]);
  return { row: tab.row, failed, again: () => setFailed(undefined) };
};
