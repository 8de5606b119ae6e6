import { DropdownItem, DropdownMenu, DropdownToggle, UncontrolledDropdown } from 'reactstrap';
import { chooseLocale } from 'shared/i18n/locale.duck';
import { languageTag, LOCALES, locales } from 'shared/i18n/locales';
import { useLocale } from 'shared/i18n/use-t';
import { useAppDispatch } from 'shared/redux/hooks';

/** Each language in its own words; shown only where there is a choice (spec 2.7). */
export const LocaleMenu = () => {
  const dispatch = useAppDispatch();
  const current = useLocale();
  if (locales.length < 2) return null;
  return (
    <UncontrolledDropdown nav inNavbar tag="li" data-cy="localeMenu">
      <DropdownToggle nav caret>
        {LOCALES[current]}
      </DropdownToggle>
      <DropdownMenu end>
        {locales.map(locale => (
          <DropdownItem
            key={locale}
            lang={languageTag(locale)}
            active={locale === current}
            onClick={() => dispatch(chooseLocale(locale))}
          >
            {LOCALES[locale]}
          </DropdownItem>
        ))}
      </DropdownMenu>
    </UncontrolledDropdown>
  );
};
