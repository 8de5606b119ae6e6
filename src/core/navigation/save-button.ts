/** Marks the button that saves what is unsaved on a screen. */
export const SAVE_BUTTON = { 'data-saves': '' } as const;

/** Takes the focus to the Save of the screen on show, as after a sign-in over a form. */
export const focusSaveButton = () => document.querySelector<HTMLElement>('[data-saves]')?.focus();
