import { base64, screenOf } from './form';
import { signIn, violationsOf, type TestBrowser } from './session';

/** A long text as the API stores it. */
export const rawMarkdown = (text: string) => ({ rawMarkdownAvailable: base64(text) });

/** Matches a reference to the record with this name. */
export const reference = (name: string) => expect.objectContaining({ id: expect.any(Number), name });

/**
 * Opens the form of a new record from the list of a section. Returns functions that fill it, save it, and delete the
 * record again. Half of the journeys are in each language; the walk of all screens is in both.
 */
export const enterNew = async (browser: TestBrowser, section: string, locale: 'pt-br' | 'en' = 'pt-br') => {
  const page = await browser.newPage(locale);
  const screen = screenOf(page);
  await signIn(page, 'editor', `application-admin/${section}`);
  await screen.field('entityTable').first().waitFor();
  await screen.field('entityCreateButton').click();
  await screen.field('entityCreateSaveButton').waitFor();
  return {
    page,
    screen,
    choose: async (name: string, text: string) => {
      await screen.field(name).locator('.btn-outline-secondary').last().click();
      await screen.pick(text);
    },
    addWord: async (name: string, word: string) => {
      await screen.field(name).locator('input').fill(word);
      await page.keyboard.press('Enter');
    },
    /** Saves, and returns the one write that was sent, apart from new synonyms. */
    saved: async () => {
      expect(await violationsOf(page)).toEqual([]);
      await screen.field('entityCreateSaveButton').dblclick();
      await screen.isListed();
      const writes = (await browser.writes()).filter(({ path }) => !path.endsWith('-synonym'));
      expect(writes).toHaveLength(1);
      return writes[0];
    },
    chipsOf: (name: string) => screen.field(name).locator('.chip').allInnerTexts(),
    removeFirst: async () => {
      await screen.field('entityDeleteButton').first().click();
      await screen.field('entityConfirmDeleteButton').click();
      await page.locator('.empty-state').waitFor();
    },
  };
};
