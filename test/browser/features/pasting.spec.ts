import { deskOf } from '../support/desk';
import { browserOfSuite } from '../support/session';

const browser = browserOfSuite({ hasRealClock: true });

const DOCS =
  '<b style="font-weight:normal" id="docs-internal-guid-1"><h2>Dose</h2><p>10<sup>9</sup>/L <img src="https://exemplo.com/p.gif" onerror="document.title=1"></p></b>';

it('B24: formatted text comes from the clipboard of the system, as Markdown or with Ctrl+Shift+V plain; nothing of it runs or is requested', async () => {
  const page = await browser.newPage('pt-br');
  const desk = deskOf(page);
  await desk.open('Antes.');
  // As another program would put it there: what a page writes by `navigator.clipboard` is cleaned.
  await page.evaluate(html => {
    const copy = (event: ClipboardEvent) => {
      event.preventDefault();
      event.clipboardData?.setData('text/html', html);
      event.clipboardData?.setData('text/plain', 'Dose\n109/L');
    };
    document.addEventListener('copy', copy, { once: true, capture: true });
  }, DOCS);
  await desk.area().press('Control+A');
  await page.keyboard.press('Control+C');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('read-clipboard')),
  );
  await desk.area().press('Control+End');
  await page.keyboard.press('Control+V');
  await page.getByText(/^Colado do Google Docs: 1 título/).waitFor();
  expect(await desk.text()).toBe('Antes.\n\n## Dose\n\n10⁹/L');
  await page.keyboard.press('Control+Z');
  expect(await desk.text()).toBe('Antes.');
  await page.keyboard.press('Control+Shift+V');
  expect(await desk.text()).toBe('Antes.Dose\n109/L');
});
