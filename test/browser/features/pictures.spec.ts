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
    await page.getByText('O navegador não consegue mostrar este arquivo. Escolha uma imagem.').waitFor();
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

describe('a picture of another kind', () => {
  /** A picture of 40 × 30 pixels as the browser draws it, whose right half is transparent, or none of it. */
  const draw = async (type: 'png' | 'webp', isTransparent: boolean) =>
    Buffer.from(
      await page.evaluate(
        ([kind, isHalf]) => {
          const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
          const context = canvas.getContext('2d', { alpha: isHalf });
          if (context) context.fillStyle = 'red';
          context?.fillRect(0, 0, isHalf ? 20 : 40, 30);
          return canvas.toDataURL(`image/${kind}`).split(',')[1];
        },
        [type, isTransparent] as const,
      ),
      'base64',
    );

  const little = (number: number, length: number) => {
    const bytes = Buffer.alloc(length);
    bytes.writeUIntLE(number, 0, length);
    return bytes;
  };
  const part = (name: string, ...data: Buffer[]) => {
    const whole = Buffer.concat(data);
    return Buffer.concat([Buffer.from(name), little(whole.length, 4), whole]);
  };
  const SIZE = [little(39, 3), little(29, 3)];
  /** A WebP that shows the picture of a still one twice. */
  const moving = (still: Buffer) => {
    const start = still.indexOf('VP8 ');
    const pixels = still.subarray(start, start + 8 + still.readUInt32LE(start + 4));
    const frame = part('ANMF', little(0, 6), ...SIZE, little(100, 3), little(0, 1), pixels);
    const head = part('VP8X', little(2, 4), ...SIZE);
    return part('RIFF', Buffer.from('WEBP'), head, part('ANIM', little(0, 6)), frame, frame);
  };

  const choose = (name: string, buffer: Buffer) =>
    page
      .getByRole('button', { name: 'Imagem', exact: true })
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
  const told = () => page.locator('.picture-chooser [role="status"]');

  /** Whether the pixel at the right edge of the picture that was sent is red, green and blue. */
  const lastColors = (content: string) =>
    page.evaluate(async base64 => {
      const image = Object.assign(new Image(), { src: `data:image/jpeg;base64,${base64}` });
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const { data } = canvas.getContext('2d')?.getImageData(39, 15, 1, 1) ?? {};
      return [...(data ?? [])].slice(0, 3).map(color => color > 127);
    }, content);

  const WHITE = [true, true, true];
  const RED = [true, false, false];
  const CONVERTED = 'A imagem foi convertida para JPEG.';
  const FILLED = 'As partes transparentes ficaram brancas.';
  const STILL = 'O movimento se perdeu: ficou só a primeira imagem.';
  const svg = (inside: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${inside}<rect width="4" height="3"/></svg>`,
    );

  beforeEach(async () => {
    page = await browser.signedIn('editor', 'application-admin/application-pictures/manage');
    await control(page, 'textbox', 'Nome de referência').waitFor();
  });

  it.each([
    ['PNG with transparent parts', () => draw('png', true), [CONVERTED, FILLED], WHITE],
    ['WebP with transparent parts', () => draw('webp', true), [CONVERTED, FILLED], WHITE],
    ['WebP without', () => draw('webp', false), [CONVERTED], RED],
    ['WebP that moves', async () => moving(await draw('webp', false)), [CONVERTED, STILL], RED],
  ])('R87: a %s is stored as a JPEG, and before the save its loss is told', async (_, file, words, colors) => {
    await choose('figura.png', await file());
    await told().getByText(CONVERTED).waitFor();
    expect(await told().locator('span').allTextContents()).toEqual(words);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await isListed(page);
    const [{ body }] = await browser.writes();
    const { content, contentContentType } = body as { content: string; contentContentType: string };
    expect(contentContentType).toBe('image/jpeg');
    expect([...Buffer.from(content, 'base64').subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    expect(await lastColors(content)).toEqual(colors);
  });

  it('R87: an SVG is drawn, and nothing in it runs or is loaded', async () => {
    await choose(
      'figura.svg',
      svg('<script>console.error("ran")</script><image href="https://example.org/a.png" width="1" height="1"/>'),
    );
    await page.getByText('2.000 × 1.500 px').waitFor();
    expect(await told().locator('span').allTextContents()).toEqual([CONVERTED]);
  });

  it.each([
    ['a text', Buffer.from('nada')],
    ['a page', Buffer.from('<!doctype html><title>404</title><svg></svg>')],
    ['a broken SVG', svg('<g>')],
  ])('R87: %s gets the error that asks for a picture, and Save sends nothing', async (_, file) => {
    await choose('figura.webp', file);
    await page.getByRole('alert').getByText('Escolha uma imagem.').waitFor();
    await control(page, 'textbox', 'Nome de referência').fill('figura');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await page.getByRole('button', { name: 'Escolher imagem' }).and(page.locator(':focus')).waitFor();
    expect(await browser.writes()).toEqual([]);
  });
});
