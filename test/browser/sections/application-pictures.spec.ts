import type { Page } from 'playwright-core';
import { exif, onlyTurned, tiff } from '../../support/picture-bytes';
import { screenOf } from '../support/form';
import { isListed } from '../support/clock';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const LIST = 'application-admin/application-pictures';
const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const NAME = 'sopro-mitral';

const browser = browserOfSuite();
let page: Page;

const screen = () => screenOf(page);
const choose = (base64: string) =>
  page
    .locator('[data-cy="pictureFile"]')
    .setInputFiles({ name: 'sopro.gif', mimeType: 'image/gif', buffer: Buffer.from(base64, 'base64') });
const preview = () => page.locator('.picture-preview').getAttribute('src');

describe('application pictures', () => {
  beforeEach(async () => {
    page = await browser.newPage('en');
    await signIn(page, 'editor', LIST);
    await screen().rows().first().waitFor();
  });

  it('are created, found, opened after a reload, renamed and deleted', async () => {
    await page.locator('[data-cy="entityCreateButton"]').click();
    await screen().save();
    await page.locator('.picture-chooser .invalid-feedback').waitFor();
    await page.locator('input[data-cy="referenceName"]').fill(NAME);
    await choose(GIF);
    await page.locator('.picture-preview').waitFor();
    await screen().save();
    await isListed(page);

    await screen().search(NAME);
    await screen().rows().filter({ hasText: NAME }).waitFor();
    expect(await screen().rows().locator('img').getAttribute('src')).toBe(`data:image/gif;base64,${GIF}`);
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('.picture-preview').waitFor();
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(GIF);
    await page.reload();
    await page.locator('.picture-preview').waitFor();
    expect(await page.locator('input[data-cy="referenceName"]').inputValue()).toBe(NAME);
    expect(await preview()).toBe(`data:image/gif;base64,${GIF}`);
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('input[data-cy="referenceName"]').fill(`${NAME}-2`);
    await screen().save();
    await isListed(page);

    await screen()
      .rows()
      .filter({ hasText: `${NAME}-2` })
      .waitFor();
    await page.locator('[data-cy="entityDeleteButton"]').first().click();
    await page.getByRole('dialog', { name: `${NAME}-2` }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.locator('[data-cy="entityConfirmDeleteButton"]').click();
    await page.locator('.empty-state').waitFor();

    const record = { referenceName: NAME, content: GIF, contentContentType: 'image/gif' };
    const renamed = { ...record, id: expect.any(Number), referenceName: `${NAME}-2` };
    const path = '/api/application-pictures';
    const writes = (await browser.writes()).map(({ method, path: at, body }) => ({ method, path: at, body }));
    expect(writes).toEqual([
      { method: 'POST', path, body: record },
      { method: 'PUT', path, body: renamed },
      { method: 'DELETE', path, body: renamed },
    ]);
  });
});

it('R5: application pictures are also in the administration, and saving returns there', async () => {
  page = await browser.newPage();
  await signIn(page, 'admin', 'admin/application-pictures');
  await screen().rows().first().waitFor();
  await page.locator('[data-cy="entityEditButton"]').first().click();
  await page.locator('.picture-preview').waitFor();
  await screen().save();
  await isListed(page);
  expect(page.url()).toContain('/admin/application-pictures');
});

describe('a chosen JPEG', () => {
  /** A JPEG as the browser draws it. */
  const draw = async (width: number, height: number) =>
    Buffer.from(
      await page.evaluate(
        ([w, h]) => {
          const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
          canvas.getContext('2d')?.fillRect(0, 0, w / 2, h);
          return canvas.toDataURL('image/jpeg').split(',')[1];
        },
        [width, height],
      ),
      'base64',
    );
  /** Puts Exif data behind the header of a JPEG. */
  const withExif = (jpeg: Buffer, data: number[]) =>
    Buffer.concat([jpeg.subarray(0, 20), Buffer.from(exif(data)), jpeg.subarray(20)]);
  const chooseJpeg = (buffer: Buffer) =>
    page.locator('[data-cy="pictureFile"]').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  const size = () => page.locator('.picture-size').textContent();

  beforeEach(async () => {
    page = await browser.newPage();
    await signIn(page, 'editor', `${LIST}/manage`);
    await page.locator('input[data-cy="referenceName"]').waitFor();
  });

  it('is stored without the place where it was taken, and still turned', async () => {
    const jpeg = await draw(40, 30);
    await chooseJpeg(withExif(jpeg, tiff(6)));
    await page.getByText('O local e os outros dados que a câmera gravou').waitFor();
    await page.getByText('30 × 40 px').waitFor();
    await screen().save();
    await isListed(page);
    const [{ body }] = await browser.writes();
    expect(body).toMatchObject({ content: withExif(jpeg, onlyTurned(6)).toString('base64') });
    expect(await violationsOf(page)).toEqual([]);
  });

  it.each([
    ['of four bytes', (jpeg: Buffer) => jpeg.subarray(0, 4)],
    ['that goes on as a page', (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, 20), Buffer.from('<!doctype html>')])],
    [
      'whose pixels are missing',
      (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, jpeg.indexOf(Buffer.of(0xff, 0xda))), Buffer.of(0xff, 0xd9)]),
    ],
  ])('%s is refused', async (_, broken) => {
    await chooseJpeg(broken(await draw(40, 30)));
    await page.getByText('O arquivo não pôde ser lido.').waitFor();
    expect(await page.locator('.picture-preview').count()).toBe(0);
  });

  it('of 40 million pixels is offered smaller', async () => {
    await chooseJpeg(withExif(await draw(8000, 5000), onlyTurned(6)));
    await page.getByText('5.000 × 8.000 px').waitFor();
    await page.getByRole('button', { name: 'Reduzir para 1.250 × 2.000 px' }).click();
    await page.getByText('1.250 × 2.000 px', { exact: false }).first().waitFor();
    await page.locator('.picture-size').getByText('1.250 × 2.000 px').waitFor();
    expect(await size()).toMatch(/^jpeg/);
    expect(await violationsOf(page)).toEqual([]);
  });
});
