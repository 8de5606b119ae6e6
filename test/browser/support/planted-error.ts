import type { Page } from 'playwright-core';

/**
 * The next time that is told in a screen, such as that of a local copy, throws until this is mended. It needs a page
 * with the clock of the machine: another clock replaces the page's own `Intl`.
 */
export const plantInFormat = (page: Page) =>
  page.evaluate(() => {
    const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};
    const get = () => {
      throw new Error('planted');
    };
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get, configurable: true });
    const mend = () => Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format);
    Object.assign(window, { mend });
  });

export const mendFormat = (page: Page) => page.evaluate(() => (window as unknown as { mend: () => void }).mend());
