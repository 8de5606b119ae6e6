import type { Page } from 'playwright-core';
import { DAILY_WORK } from '../support/daily-work';
import { textOf } from '../support/download';
import { type Screen, screenOf } from '../support/form';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const open = async (path: string) => {
  page = await browser.newPage();
  screen = screenOf(page);
  await signIn(page, 'editor', `application-admin/${path}`);
};

it('the CSV export escapes a cell that a spreadsheet would run as a formula', async () => {
  await open('disease-synonym/manage');
  await screen.field('name').fill('=1+1');
  await screen.save();
  await screen.isListed();
  await screen.field('listMenu').click();
  const [download] = await Promise.all([page.waitForEvent('download'), screen.field('exportCsv').click()]);
  const lines = (await textOf(download)).split('\r\n');
  expect(lines.filter(line => line.includes('1+1'))).toEqual(["'=1+1"]);
});

it('a repeated parameter code shows one hint and does not block saving', async () => {
  await open('medical-calculators/manage');
  await screen.field('name').fill('Índice de teste');
  await screen.field('formula').fill('novo * 2');
  await screen.field('addParam').click();
  await screen.field('addParam').click();
  const hints = screen.field('formulaAdvice').getByRole('listitem');
  await hints.first().waitFor();
  expect(await hints.count()).toBe(1);
  await screen.save();
  await screen.isListed();
});

it('the preview of a push names the subscribers as recipients, and the request contains only the form values', async () => {
  await open('notification/manage');
  await screen.field('title').fill('Nova bula');
  await screen.field('type').selectOption('2');
  await screen.field('sendPush').check();
  await screen.field('pushPreview').getByText('para assinantes').waitFor();
  await screen.save();
  await screen.isListed();
  expect((await browser.writes()).map(({ method, body }) => [method, body])).toEqual([
    [
      'POST',
      {
        title: 'Nova bula',
        description: '',
        content: '',
        type: 2,
        contentType: 'CONTENT_DISEASE',
        justInTime: false,
        sendPush: true,
      },
    ],
  ]);
});

it('B12: two clicks list the failed sign-ins of the last week, not only those of one page', async () => {
  page = await browser.newPage();
  await signIn(page, 'admin', 'admin/audits');
  await page.locator('[data-cy="entityTable"]').first().waitFor();
  let clicks = 0;
  const click = async (control: ReturnType<Page['locator']>) => {
    clicks += 1;
    await control.click();
  };
  await click(page.getByRole('button', { name: '7 dias' }));
  await page.waitForURL(/fromDate=/);
  await click(screenOf(page).field('failuresOnly'));
  const failures = page.getByTitle('AUTHENTICATION_FAILURE');
  // Every ninth of more than a thousand events in a week: more than fit on any page.
  await failures.nth(99).waitFor();
  expect(await page.getByTitle('AUTHENTICATION_SUCCESS').count()).toBe(0);
  expect(clicks).toBeLessThanOrEqual(DAILY_WORK.failedSignIns.limits.clicks);
});
