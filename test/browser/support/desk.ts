import type { Page } from 'playwright-core';
import { fillText, screenOf } from './form';
import { signIn } from './session';

const FORM = 'application-admin/semiologies/manage';

/** The editor of long texts on a page: its text area, its tools and what is selected in it. */
export const deskOf = (page: Page) => {
  const area = () => screenOf(page).field('markdown');
  return {
    area,
    text: () => area().inputValue(),
    tool: (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true }),
    select: (start: number, end = start) =>
      area().evaluate((one: HTMLTextAreaElement, [from, to]) => one.setSelectionRange(from, to), [start, end]),
    selected: () =>
      area().evaluate(({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) =>
        value.slice(selectionStart, selectionEnd),
      ),
    /** Waits until the text has the focus. A bar or a dialog returns the focus only after it has closed. */
    hasFocus: () => page.locator('[data-cy="markdown"]:focus').waitFor(),
    /** Signs in as the editor, and opens a text of a new semiology with this content. */
    open: async (markdown: string) => {
      await signIn(page, 'editor', FORM);
      await page.getByRole('button', { name: 'Editar texto: Anamnese' }).click();
      await area().waitFor();
      await fillText(area(), markdown);
    },
  };
};

export type Desk = ReturnType<typeof deskOf>;
