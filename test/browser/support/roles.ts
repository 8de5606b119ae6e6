import type { Page } from 'playwright-core';

/** The first button whose name begins with these words, such as that of a row: `Editar`. */
export const firstButton = (page: Page, words: string) =>
  page.getByRole('button', { name: new RegExp(`^${words} `) }).first();

/** A control of a form by its label, with the star of a required field or without it. */
export const control = (page: Page, role: 'textbox' | 'combobox' | 'checkbox', label: string, nth = 0) =>
  page
    .getByRole(role, { name: label, exact: true })
    .or(page.getByRole(role, { name: `${label} *`, exact: true }))
    .nth(nth);
