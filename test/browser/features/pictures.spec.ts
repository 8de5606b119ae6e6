import type { Page } from 'playwright-core';
import { exif, onlyTurned, tiff } from '../../support/picture-bytes';
import { isListed } from '../support/clock';
import { control } from '../support/roles';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();
let page: Page;

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
    page
      .getByRole('button', { name: 'Imagem', exact: true })
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });

  beforeEach(async () => {
    page = await browser.signedIn('editor', 'application-admin/application-pictures/manage');
    await control(page, 'textbox', 'Nome de referência').waitFor();
  });

  it('is stored without the place where it was taken, and still turned', async () => {
    const jpeg = await draw(40, 30);
    await chooseJpeg(withExif(jpeg, tiff(6)));
    await page.getByText('O local e os outros dados que a câmera gravou').waitFor();
    await page.getByText('30 × 40 px').waitFor();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
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
    expect(await page.getByRole('img', { name: /Imagem/ }).count()).toBe(0);
  });

  it('of 40 million pixels is offered smaller', async () => {
    await chooseJpeg(withExif(await draw(8000, 5000), onlyTurned(6)));
    await page.getByText('5.000 × 8.000 px').waitFor();
    await page.getByRole('button', { name: 'Reduzir para 1.250 × 2.000 px' }).click();
    await page.getByText(/^jpeg.*1\.250 × 2\.000 px/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
