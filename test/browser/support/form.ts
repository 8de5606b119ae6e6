import type { Locator, Page } from 'playwright-core';
import { isListed } from './clock';

/** Chromium types a few hundred lines a second into a text area. Longer texts, in characters, are inserted at once. */
const LONG = 1000;

export const fillText = async (field: Locator, text: string) => {
  if (text.length < LONG) return field.fill(text);
  await field.evaluate((area, value) => {
    Object.assign(area, { value });
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
};

/** Searches immediately, with Enter. The delay of half a second after the last key has its own tests. */
export const searchFor = async (field: Locator, text: string) => {
  await field.fill(text);
  await field.press('Enter');
};

/** The controls of a section's screens, by the `data-cy` attributes that JHipster gives them. */
export const screenOf = (page: Page) => {
  const field = (name: string) => page.locator(`[data-cy="${name}"]`);
  const dialog = page.getByRole('dialog');
  const search = async (text: string) => {
    await searchFor(field('search'), text);
    await page.waitForURL(/search=/);
  };

  return {
    field,
    dialog,
    rows: () => field('entityTable'),
    row: (text: string) => field('entityTable').filter({ hasText: text }).first(),
    save: () => field('entityCreateSaveButton').click(),
    isListed: () => isListed(page),
    /** Searches a list. */
    search,
    /** Searches a list and opens the record of that name. */
    open: async (text: string) => {
      await search(text);
      await page.locator('[aria-busy="false"]').first().waitFor();
      await page.getByRole('link', { name: text, exact: true }).first().click();
      await field('entityCreateSaveButton').waitFor();
    },
    /** Writes a long text in its editor and returns to the form. */
    write: async (name: string, markdown: string) => {
      await page.locator(`[data-cy="${name}"] button`).click();
      await fillText(field('markdown'), markdown);
      await field('contentSaveButton').click();
      await field('entityCreateSaveButton').waitFor();
    },
    read: async (name: string) => {
      await page.locator(`[data-cy="${name}"] button`).click();
      const markdown = await field('markdown').inputValue();
      await field('contentBackButton').click();
      await field('entityCreateSaveButton').waitFor();
      return markdown;
    },
  };
};

export type Screen = ReturnType<typeof screenOf>;

export const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

/** Accents, an emoji and a table: wrong Base64 or a wrong split would damage them. */
export const HARD_TEXT = '# Ação e reação 😀\n\n| sinal | valor |\n|---|---|\n| ausculta | ≥ 3 |\n\n- ítem “um”\n';
