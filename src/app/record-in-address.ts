import type { EntryLocation } from 'core/navigation/entry-state';
import type { NavigationState } from 'core/navigation/navigation-state';
import { writeRecordQuery } from 'crud/record-address';
import type { RecordSource } from 'crud/define-section';
import type { Identified } from 'lib/model';
import { recordsOf } from './screens';

const isFormOf = ({ screen }: RecordSource, path: string) => path === screen || path === `${screen}/content`;

/**
 * An entry that is handed a record names it in its address, whoever led there: the address can be copied and several
 * tabs told apart. Names of people stay out of addresses, and a new record has none.
 */
export const nameRecord = (location: EntryLocation): EntryLocation => {
  const { pathname = '', state } = location;
  const [, , section, ...rest] = pathname.split('/');
  const source = recordsOf(section);
  const { record, base = record }: NavigationState<Identified> =
    typeof state === 'object' && state !== null ? state : {};
  if (!base || !source || !isFormOf(source, `/${rest.join('/')}`)) return location;
  const isStored = base.id !== undefined && base.id !== null;
  return { ...location, search: isStored ? writeRecordQuery(base, !source.arePeople) : '' };
};
