import { useWatch } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { useT } from 'core/i18n/use-t';
import type { Identified } from 'lib/model';
import type { Duck } from 'core/redux/create-duck';
import { plain } from 'lib/plain';
import { nameOfRow } from 'ui/table/columns';

/** Tells that a new record bears the name of one in the list as it was last loaded; nothing is asked of the server. */
export const SameNameHint = <T extends Identified>({ duck }: { duck: Pick<Duck<T>, 'select'> }) => {
  const t = useT();
  const typed: unknown = useWatch({ name: 'name' });
  const { page } = useSelector(duck.select);
  if (typeof typed !== 'string' || typed.trim() === '') return null;
  const found = page.content.map(nameOfRow).find(name => plain(name) === plain(typed));
  return found === undefined ? null : <p className="form-text mb-0">{t('hints.sameName', { name: found })}</p>;
};
