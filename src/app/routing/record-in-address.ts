import type { EntryLocation } from 'core/navigation/entry-state';
import type { NavigationState } from 'core/navigation/navigation-state';
import { writeRecordQuery } from 'crud/record/record-address';
import type { SectionRecords } from 'crud/section';
import type { Identified } from 'lib/model';
import { recordsOf } from './internal/screens';

const isFormOf = ({ screen }: SectionRecords, path: string) => path === screen || path === `${screen}/content`;

/** The query that identifies a record in the address of a screen; undefined if the screen shows no record. */
const queryOf = (source: SectionRecords, path: string, record: Identified) => {
  if (isFormOf(source, path)) return writeRecordQuery(record, !source.arePeople);
  return path === '/manage' ? source.parts?.queryOf(record) : undefined;
};

/**
 * If an entry's state contains a record, its address identifies that record, no matter which link opened it: the
 * user can copy the address and tell several tabs apart. Names of people stay out of addresses, and a new record
 * gets no query.
 */
export const nameRecord = (location: EntryLocation): EntryLocation => {
  const { pathname = '', state } = location;
  const [, , section = '', ...rest] = pathname.split('/');
  const source = recordsOf(section);
  const { record, base = record }: NavigationState<Identified> =
    typeof state === 'object' && state !== null ? state : {};
  const query = base && source && queryOf(source, `/${rest.join('/')}`, base);
  if (query === undefined) return location;
  const isStored = base?.id !== undefined && base.id !== null;
  return { ...location, search: isStored ? query : '' };
};
