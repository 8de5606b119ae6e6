import type { Page } from 'playwright-core';
import { isCopied } from '../support/clock';
import { base64, type Screen, screenOf } from '../support/form';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const field = (name: string) => screen.field(name);

const saved = async () => {
  await screen.save();
  await screen.isListed();
};

describe('between a laboratory test and its texts,', () => {
  const list = 'application-admin/laboratories';
  const address = () => new URL(page.url()).hash;
  const openRecord = async () => {
    page = await browser.newPage();
    screen = screenOf(page);
    await signIn(page);
    await page.goto(`./#/${list}`);
    await page.getByRole('button', { name: 'Editar Amônia' }).click();
    await field('category').fill('Sangue');
  };
  const openText = async () => {
    await field('collectContent').locator('button').click();
    await field('markdown').waitFor();
  };
  const shows = (name: string, value: string) => page.locator(`[data-cy="${name}"][value="${value}"]`).waitFor();
  const homeIsBehind = async () => {
    await page.goBack();
    await page.locator('.section-index').waitFor();
    expect(address()).toBe('#/');
  };

  it('F104: after the text and the form are saved, Back skips the form, and the record has the saved values', async () => {
    await openRecord();
    await screen.write('collectContent', 'Tubo roxo');
    await saved();
    await homeIsBehind();
    await page.goForward();
    await page.getByRole('button', { name: 'Editar Amônia' }).click();
    await shows('category', 'Sangue');
    expect(await screen.read('collectContent')).toBe('Tubo roxo');
    expect(await browser.writes()).toHaveLength(1);
  });

  it('a reloaded text screen restores the unsaved text, and after saving, Back skips the form', async () => {
    await openRecord();
    await openText();
    await field('markdown').fill('Tubo roxo');
    await isCopied(page);
    await page.reload();
    await field('restoreDraft').click();
    expect(await field('markdown').inputValue()).toBe('Tubo roxo');
    await field('contentSaveButton').click();
    await shows('category', 'Sangue');
    await saved();
    expect(await browser.writes()).toMatchObject([
      { body: { category: 'Sangue', collectContent: { rawMarkdownAvailable: base64('Tubo roxo') } } },
    ]);
    await homeIsBehind();
  });
});
