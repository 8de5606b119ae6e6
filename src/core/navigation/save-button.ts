/** Marks the button that saves the unsaved work of a screen. */
export const SAVE_BUTTON = { 'data-saves': '' } as const;

/** Moves the focus to the Save button of the current screen, for example after a sign-in over a form. */
export const focusSaveButton = () => document.querySelector<HTMLElement>('[data-saves]')?.focus();
