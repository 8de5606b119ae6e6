import type { Page } from 'playwright-core';
import { screenOf } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';
import { shellOf } from '../support/shell';

const browser = browserOfSuite();
let page: Page;

const field = (name: string) => screenOf(page).field(name);

describe('monitoring', () => {
  beforeEach(async () => {
    page = await browser.newPage();
  });

  it('R144: the health page lists what is down first, with its details', async () => {
    await signIn(page, 'admin', 'admin/health');
    const rows = page.locator('tbody tr');
    await rows.first().getByText('mail').waitFor();
    await rows.first().getByText('Connection refused').waitFor();
    await rows.first().getByTitle('DOWN').getByText('Fora do ar').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await rows.last().getByRole('button').click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('R145: the metrics page shows figures, and filters threads by state', async () => {
    await signIn(page, 'admin', 'admin/metrics');
    await page.locator('meter').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const dump = field('threadDump');
    await dump.getByRole('button', { name: /^BLOCKED 2$/ }).click();
    await dump.locator('details').nth(2).waitFor({ state: 'detached' });
    expect(await dump.locator('details').count()).toBe(2);
    await dump.locator('summary').first().click();
    await dump
      .getByText(/java\.lang\.Thread\.run/)
      .first()
      .waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it('the metrics page marks what is missing in a response of an unknown structure', async () => {
    await browser.fault({
      match: { method: 'GET', path: '/management/metrics' },
      times: 1,
      status: 200,
      body: '{"surprise":[1]}',
      contentType: 'application/json',
    });
    await signIn(page, 'admin', 'admin/metrics');
    await field('metricsPageHeading').waitFor();
    await field('threadDump').waitFor();
    expect(await page.locator('.metrics-part p.text-body-secondary').count()).toBe(6);
  });

  it('R146: the configuration page can be filtered, and shows secrets as the server masks them', async () => {
    await signIn(page, 'admin', 'admin/configuration');
    await page.getByRole('heading', { name: 'spring.datasource', exact: true }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await field('filter').fill('password');
    await page.getByText('user.timezone').waitFor({ state: 'detached' });
    expect(await page.locator('tbody td:nth-child(2)').allInnerTexts()).toContain('******');
  });

  it('R147: audits keep their sort order after a reload, and an invalid date range sends no request', async () => {
    await signIn(page, 'admin', 'admin/audits');
    await field('entityTable').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('thead button').nth(1).click();
    await page.locator('th[aria-sort="ascending"]').waitFor();
    await page.locator('.pagination button').nth(1).click();
    await page.waitForURL(/page=2/);
    await page.reload();
    await page.locator('th[aria-sort="ascending"]').waitFor();
    await field('entityTable').first().waitFor();
    const before = (await browser.log()).filter(({ path }) => path === '/management/audits').length;
    await field('toDate').fill('01/01/2001');
    await page.locator('.invalid-feedback').getByText(/./).waitFor();
    expect((await browser.log()).filter(({ path }) => path === '/management/audits')).toHaveLength(before);
    await field('fromDate').fill('01/12/2000');
    await page.locator('.empty-state').waitFor();
    expect((await browser.log()).filter(({ path }) => path === '/management/audits').at(-1)?.query).toMatchObject({
      fromDate: '2000-12-01',
      toDate: '2001-01-01',
      page: '0',
      size: '20',
    });
  });

  it('R148: 400 loggers can be filtered, and the level of one is changed without confirmation', async () => {
    await signIn(page, 'admin', 'admin/logs');
    await field('logger').nth(399).waitFor();
    await field('filter').fill('Class42');
    await page.waitForFunction(() => document.querySelectorAll('[data-cy="logger"]').length === 1);
    expect(await violationsOf(page)).toEqual([]);
    await field('logger').getByRole('button', { name: 'TRACE' }).click();
    await field('logger').locator('[aria-pressed="true"]').getByText('TRACE').waitFor();
    expect((await browser.writes())[0]).toMatchObject({
      method: 'PUT',
      path: '/management/logs',
      body: { level: 'TRACE', name: expect.stringContaining('Class42') },
    });
  });

  it('R37: the menu contains the docs and the gateway when the server offers them', async () => {
    await signIn(page, 'admin', 'admin/gateway');
    await page.getByText('http://10.0.0.13:8082').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const { sections, openSections } = shellOf(page);
    await openSections();
    await sections.locator('a[href$="/admin/gateway"]').waitFor();
    await sections.locator('a[href$="/admin/docs"]').click();
    await page.frameLocator('[data-cy="swagger-frame"]').locator('#swagger-ui').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
