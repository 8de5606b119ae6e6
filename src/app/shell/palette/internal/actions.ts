import type { MenuEntry } from 'app/menu/menus';
import { THEME_NAMES } from 'app/shell/header/theme-items';
import { useTheme } from 'app/shell/internal/use-theme';
import { chooseTheme, THEMES } from 'app/shell/theme';
import { ACCOUNT_HOLDERS, hasAnyAuthority } from 'core/auth/authorities';
import { useSession } from 'core/auth/use-session';
import { chooseLocale } from 'core/i18n/locale.duck';
import { languageTag, LOCALES, locales } from 'core/i18n/locales';
import { useLocale, useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { useDensity } from 'ui/layout/density';
import { runShortcut } from 'ui/shortcuts/shortcuts';
import type { Item } from './match';

const useLanguages = (): Item[] => {
  const t = useT();
  const dispatch = useAppDispatch();
  const current = useLocale();
  return locales
    .filter(locale => locale !== current)
    .map(locale => ({
      id: `language-${locale}`,
      label: t('palette.language', { language: LOCALES[locale] }),
      words: [languageTag(locale)],
      run: () => void dispatch(chooseLocale(locale)),
    }));
};

const useThemes = (): Item[] => {
  const t = useT();
  const current = useTheme();
  return THEMES.filter(theme => theme !== current).map(theme => ({
    id: `theme-${theme}`,
    label: t('palette.theme', { theme: t(THEME_NAMES[theme]) }),
    run: () => chooseTheme(theme),
  }));
};

const useDensities = (): Item[] => {
  const t = useT();
  const { isCompact, toggle } = useDensity();
  return [{ id: 'density', label: t(`lists.densityOptions.${isCompact ? 'comfortable' : 'compact'}`), run: toggle }];
};

const useAccount = (): Item[] => {
  const t = useT();
  const { authorities } = useSession();
  const own: Item[] = [
    { id: 'settings', label: t('global.menu.account.settings'), to: { pathname: '/account/settings' } },
    { id: 'password', label: t('global.menu.account.password'), to: { pathname: '/account/password' } },
  ];
  return [
    ...(hasAnyAuthority(authorities, ACCOUNT_HOLDERS) ? own : []),
    { id: 'shortcuts', label: t('shortcuts.title'), run: () => runShortcut('?') },
    { id: 'logout', label: t('global.menu.account.logout'), to: { pathname: '/logout' } },
  ];
};

/** What reads the records of all sections; nothing for an account without sections. */
const useFinders = ([first]: readonly MenuEntry[]): Item[] => {
  const t = useT();
  if (!first) return [];
  const [, area] = first.to.split('/');
  return [
    { id: 'find', label: t('find.title'), to: { pathname: `/${area}/find` } },
    { id: 'review', label: t('find.review.title'), to: { pathname: `/${area}/review` } },
  ];
};

/** Everything that the user can do from any screen, besides navigation. To add an action, add one line here. */
export const useActions = (menu: readonly MenuEntry[]): Item[] => [
  ...useFinders(menu),
  ...useLanguages(),
  ...useThemes(),
  ...useDensities(),
  ...useAccount(),
];
