import type { Page } from 'playwright-core';
import { browserOfSuite, signIn } from '../support/session';

const browser = browserOfSuite();
let page: Page;

/** Where a part of the page begins and ends. In px. */
const edgesOf = async (selector: string) => {
  const part = page.locator(selector).first();
  await part.waitFor();
  return part.evaluate(element => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });
};

describe.each([1280, 1440, 1920])('In a window of %i px', width => {
  it('title, tools, table, form and save bar share their edges', async () => {
    page = await browser.newPage('pt-br', { width, height: 900 });
    await signIn(page, 'editor', 'application-admin/diseases');
    const edges = await edgesOf('.page-title');
    expect(await edgesOf('.list-tools')).toEqual(edges);
    expect(await edgesOf('main table')).toEqual(edges);
    await page.locator('[data-cy="entityEditButton"]').first().click();
    expect(await edgesOf('.manage-page .page-title')).toEqual(edges);
    expect(await edgesOf('.fields')).toEqual(edges);
    expect(await edgesOf('.save-bar')).toEqual(edges);
    expect(edges.right - edges.left).toBeLessThanOrEqual(1440);
  });

  it("the form's index stays in sight beside its parts", async () => {
    page = await browser.newPage('pt-br', { width, height: 900 });
    await signIn(page, 'editor', 'application-admin/diseases/manage');
    const link = page.getByRole('navigation', { name: 'Partes do formulário' }).getByRole('button').last();
    await link.click();
    const [top, bottom] = await link.evaluate(element => {
      const box = element.getBoundingClientRect();
      return [box.top, box.bottom];
    });
    expect(top).toBeGreaterThan(48);
    expect(bottom).toBeLessThan(900);
  });
});

describe('rows of fields', () => {
  const lefts = (selector: string) =>
    page.locator(selector).evaluateAll(parts => parts.map(part => Math.round(part.getBoundingClientRect().left)));

  const openCalculator = async (width: number) => {
    page = await browser.newPage('pt-br', { width, height: 900 });
    await signIn(page, 'editor', 'application-admin/medical-calculators');
    await page.locator('[data-cy="entityEditButton"]').first().click();
    await page.locator('[data-cy="formulaParams"] .field-row').first().waitFor();
  };

  it('stand in one line each below one head from 1,200 px on', async () => {
    await openCalculator(1200);
    const row = '[data-cy="formulaParams"] > .aligned-rows > .field-rows > li:nth-child(2)';
    const controls = page.locator(`${row} :is(input, select, button)`);
    const middles = await controls.evaluateAll(all =>
      all.map(one => one.getBoundingClientRect()).map(({ top, bottom }) => Math.round((top + bottom) / 2)),
    );
    expect(new Set(middles).size).toBe(1);
    expect(await lefts('[data-cy="formulaParams"] > .aligned-rows > .rows-head > span')).toEqual(
      await lefts(`${row} > [role] > .field-row > .field`),
    );
    // Each field keeps its label for screen readers.
    expect(await page.locator(row).getByLabel('Código').count()).toBe(1);
  });

  it('have a label above each field in a narrow window', async () => {
    await openCalculator(390);
    expect(await page.locator('[data-cy="formulaParams"] .rows-head').isVisible()).toBe(false);
    expect(await page.locator('[data-cy="formulaParams"] .form-label').first().isVisible()).toBe(true);
  });
});
