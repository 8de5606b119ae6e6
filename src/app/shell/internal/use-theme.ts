import { useSyncExternalStore } from 'react';
import { chosenTheme, onThemeChange } from '../theme';

/**
 * The chosen theme, which may be `system`, not the resolved one. The component renders again when the choice changes.
 */
export const useTheme = () => useSyncExternalStore(onThemeChange, chosenTheme);
