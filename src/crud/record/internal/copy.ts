import { t } from 'core/i18n/translate';
import { cutTo } from 'lib/text';
import { MAX_TEXT } from 'ui/form/rules';

/** `Asma (cópia)`; a name near its length limit is cut at the end to make room for the mark. */
export const nameOfCopy = (name: string | null | undefined): string => {
  const mark = t('lists.duplicate.name', { name: '' });
  // The name is stored: nothing may be added that only isolates its direction.
  return cutTo(name ?? '', MAX_TEXT - mark.length) + mark;
};
