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
