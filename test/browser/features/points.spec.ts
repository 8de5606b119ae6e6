import { screenOf } from '../support/form';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();

it('B31: one of each is named beside Save, leads to its place by keyboard, and none is left after it is mended', async () => {
  const page = await browser.signedIn('editor', 'application-admin/diseases/manage');
  const { field, save, dialog, write, open } = screenOf(page);
  const list = page.locator('.points-list');
  await field('name').fill('Asma de teste');
  await write('treatment', 'Dipirona 500 mg.\n\nDar 8 g ao dia.');
  await save();
  await field('releaseNow').click();
  await page.waitForURL(/diseases(\?|$)/);
  await open('Asma de teste');
  const table = '| Sinal | Valor |\n|---|---|\n| Febre | |';
  const pictures = '![A](/images/ausculta-pulmonar)![B](/images/ausculta-pulmonar)';
  await write('treatment', `Dipirona 500 mg.\n\nDar 84 g ao dia. Dipirona 500 g.\n\n${table}\n\n${pictures}`);
  await field('points').getByText('4 pontos a conferir').waitFor();
  await field('points').focus();
  await page.keyboard.press('Enter');
  expect(await list.locator('.finding-detail').allInnerTexts()).toEqual(['8 g → 84 g', '500 mg ↔ 500 g']);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  await page.keyboard.press('Escape');
  expect(await field('points').evaluate(one => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const area = field('markdown');
  await area.waitFor();
  const selected = () =>
    area.evaluate((one: HTMLTextAreaElement) => one.value.slice(one.selectionStart, one.selectionEnd));
  expect(await selected()).toBe('84 g');
  await page.keyboard.type('8 g');
  await field('contentSaveButton').click();
  await field('points').getByText('3 pontos a conferir').waitFor();
  await write('treatment', 'Dipirona 500 mg.\n\nDar 8 g ao dia, sempre.');
  await field('points').waitFor({ state: 'detached' });
  await save();
  await dialog.waitFor();
  expect((await browser.writes()).map(({ method }) => method)).toEqual(['POST']);
});

it('B31: a discount, dates, totals and formulas are checked where they are edited, and nothing is asked for it', async () => {
  const page = await browser.signedIn('editor', 'application-admin/coupon/manages');
  const coupon = screenOf(page);
  await coupon.field('code').fill('CONGRESSO');
  await coupon.field('discountValue').fill('120');
  await coupon.field('points').getByText('1 ponto a conferir').waitFor();

  const other = await browser.signedIn('editor', 'application-admin/medical-calculators/manage');
  const { field } = screenOf(other);
  await field('formula').fill('(peso / 0');
  await field('points').getByText('3 pontos a conferir').waitFor();
  await field('formula').fill('2 / 3');
  await field('points').waitFor({ state: 'detached' });
  expect(await browser.writes()).toEqual([]);
});
