import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { MenuEntry } from './menus';

/** The name of an entry. If an account sees both menus, a section's second entry also names its menu. */
export const useEntryName = () => {
  const t = useT();
  return ({ section, isSecond }: MenuEntry) => {
    const title = t(keyOf(section.i18n, 'title'));
    return isSecond ? t('global.menu.ofAdministration', { name: title }) : title;
  };
};
