import type { Page } from 'playwright-core';
import { fillText, screenOf } from '../support/form';
import { browserOfSuite } from '../support/session';
import { until } from '../support/until';

const TEXT = '[data-cy="markdown"]';
const PREVIEW = '.preview';

const browser = browserOfSuite();
let page: Page;

const area = () => screenOf(page).field('markdown');
const preview = () => page.locator(PREVIEW);

const openDesk = async (markdown: string) => {
  page = await browser.signedIn('editor', 'application-admin/semiologies/manage');
  await page.getByRole('button', { name: 'Editar texto: Anamnese' }).click();
  await fillText(area(), markdown);
  await preview().getByText('Fim do texto.').waitFor({ state: 'attached' });
};

/** Waits until a side is scrolled this far: 0 is its start, 1 its end. */
const isNear = (side: string, part: number) =>
  page.waitForFunction(
    ([selector, to]) => {
      const one = document.querySelector(selector);
      return one && Math.abs(one.scrollTop / (one.scrollHeight - one.clientHeight) - to) < 0.1;
    },
    [side, part] as const,
  );
/** Scrolling to the current position would move nothing, so it then scrolls to one pixel less. */
const scrollText = (part: number) =>
  area().evaluate((side, to) => {
    const place = Math.round(to * (side.scrollHeight - side.clientHeight));
    side.scrollTop = Math.round(side.scrollTop) === place ? place - 1 : place;
  }, part);

// One side follows the other only for a moment after the input. On a slow machine the scroll event comes later than
// that, so the input is repeated.
const scrollTextTo = (part: number) => until(isNear(PREVIEW, part), () => scrollText(part));
const turnWheelToEnd = () =>
  until(Promise.all([isNear(PREVIEW, 1), isNear(TEXT, 1)]), () => page.mouse.wheel(0, 100_000));

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `Parágrafo ${index} com algumas palavras.`).join('\n\n');

it('a text that ends with many line breaks scrolls in sync with its preview, whichever side is scrolled', async () => {
  await openDesk(`${paragraphs(120)}\n\nFim do texto.${'\n'.repeat(30)}`);
  await scrollTextTo(1);
  await scrollTextTo(0.5);
  await preview().hover();
  await turnWheelToEnd();
});
