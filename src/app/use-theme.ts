import { useSyncExternalStore } from 'react';
import { chosenTheme, onThemeChange } from './theme';

/** The choice, not what it comes to; the component renders again when it changes. */
export const useTheme = () => useSyncExternalStore(onThemeChange, chosenTheme);
