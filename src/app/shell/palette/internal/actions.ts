import { findPathIn, type MenuEntry } from 'app/menu/menus';
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

const OTHER_WORDS = {
  create: 'palette.words.create',
  find: 'palette.words.find',
  replace: 'palette.words.replace',
  review: 'palette.words.review',
  language: 'palette.words.language',
  theme: 'palette.words.theme',
  density: 'palette.words.density',
  settings: 'palette.words.settings',
  password: 'palette.words.password',
  shortcuts: 'palette.words.shortcuts',
  logout: 'palette.words.logout',
} as const;

/** What people call an action, besides its name: words of one text, with commas between them. */
export const useOtherWords = () => {
  const t = useT();
  return (action: keyof typeof OTHER_WORDS) => t(OTHER_WORDS[action]).split(', ');
};

const useLanguages = (): Item[] => {
  const t = useT();
  const dispatch = useAppDispatch();
  const current = useLocale();
  const wordsFor = useOtherWords();
  return locales
    .filter(locale => locale !== current)
    .map(locale => ({
      id: `language-${locale}`,
      label: t('palette.language', { language: LOCALES[locale] }),
      words: [languageTag(locale), ...wordsFor('language')],
      run: () => void dispatch(chooseLocale(locale)),
    }));
};

const useThemes = (): Item[] => {
  const t = useT();
  const current = useTheme();
  const wordsFor = useOtherWords();
  return THEMES.filter(theme => theme !== current).map(theme => ({
    id: `theme-${theme}`,
    label: t('palette.theme', { theme: t(THEME_NAMES[theme]) }),
    words: wordsFor('theme'),
    run: () => chooseTheme(theme),
  }));
};

const useDensities = (): Item[] => {
  const t = useT();
  const { isCompact, toggle } = useDensity();
  const wordsFor = useOtherWords();
  const label = t(`lists.densityOptions.${isCompact ? 'comfortable' : 'compact'}`);
  return [{ id: 'density', label, words: wordsFor('density'), run: toggle }];
};

const useAccount = (): Item[] => {
  const t = useT();
  const wordsFor = useOtherWords();
  const { authorities } = useSession();
  const item = (id: 'settings' | 'password' | 'logout', pathname: string) => ({
    id,
    label: t(`global.menu.account.${id}`),
    words: wordsFor(id),
    to: { pathname },
  });
  const own = [item('settings', '/account/settings'), item('password', '/account/password')];
  return [
    ...(hasAnyAuthority(authorities, ACCOUNT_HOLDERS) ? own : []),
    { id: 'shortcuts', label: t('shortcuts.title'), words: wordsFor('shortcuts'), run: () => runShortcut('?') },
    item('logout', '/logout'),
  ];
};

/** What reads the records of all sections; nothing for an account without sections. */
const useFinders = (menu: readonly MenuEntry[]): Item[] => {
  const t = useT();
  const wordsFor = useOtherWords();
  const pathname = findPathIn(menu);
  if (!pathname) return [];
  const [review, replace] = ['review', 'replace'].map(path => pathname.replace('find', path));
  return [
    { id: 'find', label: t('find.title'), words: wordsFor('find'), to: { pathname } },
    { id: 'replace', label: t('replace.title'), words: wordsFor('replace'), to: { pathname: replace } },
    { id: 'review', label: t('find.review.title'), words: wordsFor('review'), to: { pathname: review } },
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
