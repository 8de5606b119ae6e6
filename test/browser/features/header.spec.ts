import { boxOf } from '../support/boxes';
import { browserOfSuite, violationsOf } from '../support/session';

const browser = browserOfSuite();

it.each([360, 390, 720, 1024, 1440])(
  'the palette and the bell stay in the header at %i px, without its menu',
  async width => {
    const page = await browser.signedIn('editor', 'application-admin/plans', { width, height: 800 });
    for (const hook of ['paletteButton', 'messageBell']) {
      const box = await boxOf(page, `[data-cy="${hook}"]`);
      expect([box.top >= 0, box.bottom <= 48, box.right <= width]).toEqual([true, true, true]);
    }
    await page.locator('[data-cy="messageBell"]').click();
    await page.getByRole('dialog', { name: 'Mensagens' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await violationsOf(page)).toEqual([]);
  },
);
