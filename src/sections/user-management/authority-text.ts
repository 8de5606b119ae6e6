import { optionText } from 'core/i18n/option-text';

/** What people call an authority; one that the console does not know, by its own name. */
export const authorityText = (name: string) => optionText('userManagement.authorityOptions', name);
