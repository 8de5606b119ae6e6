import { useTheme } from 'app/shell/internal/use-theme';
import { chooseTheme, type Theme, THEMES } from 'app/shell/theme';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { MenuItem } from 'ui/layout/menu';

export const THEME_NAMES: Record<Theme, MessageKey> = {
  light: 'global.theme.light',
  dark: 'global.theme.dark',
  system: 'global.theme.system',
};

/** Light, dark or system. The menu stays open, so that the user sees the effect of the choice. */
export const ThemeItems = () => {
  const t = useT();
  const current = useTheme();
  return (
    <div role="group" aria-label={t('global.theme.title')} data-cy="themeItems">
      <div className="dropdown-divider" />
      <span className="dropdown-header">{t('global.theme.title')}</span>
      {THEMES.map(theme => (
        <MenuItem
          key={theme}
          isActive={theme === current}
          aria-current={theme === current ? 'true' : undefined}
          data-stays
          onClick={() => chooseTheme(theme)}
        >
          {t(THEME_NAMES[theme])}
        </MenuItem>
      ))}
    </div>
  );
};
