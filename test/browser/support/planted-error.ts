import type { Page } from 'playwright-core';

/**
 * Formatting a time on a screen, such as that of a local copy, throws an error until `mendFormat` is called. The page
 * must use the machine's clock: a fake clock replaces the page's own `Intl`.
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
