import type { Page } from 'playwright-core';
import { screenOf, type Screen } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;
let screen: Screen;

const instant = (local: string) => page.evaluate(text => new Date(text).toISOString(), local);

beforeEach(async () => {
  page = await browser.newPage('en', undefined, 'Asia/Tokyo');
  screen = screenOf(page);
  await signIn(page, 'editor', 'application-admin/notification');
  await screen.field('entityTable').first().waitFor();
});

it('R127: a notification is created, opens with the entered values after a reload, and is deleted without confirmation', async () => {
  await screen.field('entityCreateButton').click();
  await screen.field('title').fill('Aviso de teste');
  await screen.field('description').fill('Descrição');
  await screen.field('content').fill('Conteúdo');
  await screen.field('type').selectOption('4');
  await screen.field('contentType').selectOption('CONTENT_URL');
  await screen.field('url').fill('https://example.com/aviso');
  await screen.field('justInTime').check();
  await screen.field('sendPush').check();
  await screen.field('scheduleDate').fill('01/03/2027 00:00');
  await screen.field('validity').fill('31/02/2027');
  await screen.save();
  await page.locator('.invalid-feedback').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await screen.field('validity').fill('28/02/2027');
  await screen.save();
  await screen.isListed();
  expect((await browser.writes())[0].body).toEqual({
    title: 'Aviso de teste',
    description: 'Descrição',
    content: 'Conteúdo',
    type: 4,
    contentType: 'CONTENT_URL',
    url: 'https://example.com/aviso',
    justInTime: true,
    sendPush: true,
    scheduleDate: await instant('2027-03-01T00:00'),
    validity: '2027-02-28',
  });
  await page.reload();
  await screen.open('Aviso de teste');
  expect(await screen.field('scheduleDate').inputValue()).toBe('01/03/2027 00:00');
  expect(await screen.field('validity').inputValue()).toBe('28/02/2027');
  await screen.field('entityCreateCancelButton').click();
  await screen.field('entityDeleteButton').first().dblclick();
  await page.locator('.empty-state').waitFor();
  expect((await browser.writes()).filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
