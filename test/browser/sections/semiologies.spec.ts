import type { Page } from 'playwright-core';
import { searchFor } from '../support/form';
import { isListed } from '../support/clock';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const LIST = 'application-admin/semiologies';
const TEXT =
  '# Ação e reação\n\n| sinal | valor |\n|---|---|\n| ausculta | 😀 |\n\n![Pulmões](/images/ausculta-pulmonar)\n';

const browser = browserOfSuite();
let page: Page;

const rows = () => page.locator('[data-cy="entityTable"]');
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

describe('semiologies', () => {
  beforeEach(async () => {
    page = await browser.newPage();
    await signIn(page, 'editor', LIST);
    await rows().first().waitFor();
  });

  it('R120: are created with a long text and its picture, found again, and deleted after confirmation', async () => {
    await page.locator('[data-cy="entityCreateButton"]').click();
    await page.locator('input[data-cy="name"]').fill('Semiologia de teste');
    await page.locator('select[data-cy="category"]').selectOption('SPECIFIC');
    await page.locator('input[data-cy="isAvailableForFree"]').check();

    await page.locator('[data-cy="synonyms"] .btn-outline-secondary').click();
    await page.getByRole('dialog').waitFor();
    await page.locator('[data-option]').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-cy'))).toBe('search');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-option'))).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('dialog').locator('[data-cy="search"]').fill('Sinônimo inédito');
    await page.getByRole('button', { name: /“Sinônimo inédito”/ }).click();
    await page.locator('.chip').getByText('Sinônimo inédito').waitFor();

    await page.locator('[data-cy="anamnesisContent"] button').click();
    await page.locator('[data-cy="markdown"]').fill(TEXT);
    await page.locator('.preview img[alt="Pulmões"]').waitFor();
    await page.locator('.preview td').getByText('ausculta').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.reload();
    await page.locator('[data-cy="restoreDraft"]').click();
    expect(await page.locator('[data-cy="markdown"]').inputValue()).toBe(TEXT);
    await page.locator('[data-cy="contentSaveButton"]').click();

    await page
      .locator('[data-cy="anamnesisContent"]')
      .getByText(/Ação e reação/)
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('[data-cy="entityCreateSaveButton"]').click();
    await isListed(page);

    const [synonym, record] = await browser.writes();
    expect(synonym).toMatchObject({
      method: 'POST',
      path: '/api/semiologies-synonym',
      body: { name: 'Sinônimo inédito' },
    });
    expect(record.method).toBe('POST');
    expect(record.body).toEqual({
      name: 'Semiologia de teste',
      isAvailableForFree: true,
      category: 'SPECIFIC',
      synonyms: [expect.objectContaining({ name: 'Sinônimo inédito', id: expect.any(Number) })],
      anamnesisContent: { rawMarkdownAvailable: base64(TEXT) },
      applicationPictures: [{ id: expect.any(Number) }],
    });

    await searchFor(page.locator('[data-cy="search"]'), 'Semiologia de teste');
    await page.waitForURL(/search=/);
    await page.getByRole('link', { name: 'Semiologia de teste', exact: true }).click();
    expect(await page.locator('select[data-cy="category"]').inputValue()).toBe('SPECIFIC');
    await page
      .locator('[data-cy="anamnesisContent"]')
      .getByText(/Ação e reação/)
      .waitFor();
    await page.locator('[data-cy="entityCreateCancelButton"]').click();

    await page.locator('[data-cy="entityDeleteButton"]').first().click();
    await page.getByRole('dialog').getByText('Semiologia de teste').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('[data-cy="entityConfirmDeleteButton"]').dblclick();
    await page.locator('.empty-state').waitFor();
    expect((await browser.writes()).filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('R83, F80: send unedited texts exactly as they were received when another field is changed', async () => {
    const [response] = await Promise.all([page.waitForResponse(/\/api\/semiologies\?/), page.reload()]);
    const [received] = ((await response.json()) as { content: Record<string, unknown>[] }).content;
    expect(received.anamnesisContent).toEqual({ rawMarkdownAvailable: expect.stringMatching(/\S/) });
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('input[data-cy="name"]').fill('Outro nome');
    await page.locator('[data-cy="entityCreateSaveButton"]').click();
    await isListed(page);
    const [{ body }] = await browser.writes();
    const { anamnesisContent, physicalExamContent, changesContent } = received;
    expect(body).toMatchObject({ name: 'Outro nome', anamnesisContent, physicalExamContent, changesContent });
  });
});
