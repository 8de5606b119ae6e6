import { chooseLocale } from 'core/i18n/locale.duck';
import { languageTag, LOCALES, locales } from 'core/i18n/locales';
import { useLocale } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { Menu, MenuItem } from 'ui/layout/menu';

/** Shows the name of each language in that language. It appears only if there is more than one language (R41). */
export const LocaleMenu = () => {
  const dispatch = useAppDispatch();
  const current = useLocale();
  if (locales.length < 2) return null;
  return (
    <Menu tag="li" className="nav-item" look="nav-link" label={LOCALES[current]} data-cy="localeMenu">
      {locales.map(locale => (
        <MenuItem
          key={locale}
          lang={languageTag(locale)}
          isActive={locale === current}
          onClick={() => void dispatch(chooseLocale(locale))}
        >
          {LOCALES[locale]}
        </MenuItem>
      ))}
    </Menu>
  );
};
