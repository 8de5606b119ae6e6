import type { Page } from 'playwright-core';

/** The boxes of all elements of a selector in the window, in px. */
export const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(all => all.map(one => one.getBoundingClientRect().toJSON() as DOMRect));

/** The box of the first element of a selector, once it is there. */
export const boxOf = async (page: Page, selector: string) => {
  await page.locator(selector).first().waitFor();
  return (await boxesOf(page, selector))[0];
};

/** A style of the first element of a selector, or of what stands before or after its content. */
export const styleOf = (page: Page, selector: string, name: string, pseudo?: '::before' | '::after') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [of, part]) => getComputedStyle(element, part).getPropertyValue(of ?? ''), [name, pseudo]);
