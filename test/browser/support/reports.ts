import type { Page } from 'playwright-core';
import type { Report, ReportBatch } from '../../../src/features/reports/report';

/** Hides the tab for the page, as a person does who looks at another one. */
export const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Opens the page as an installation serves it that has set where reports go. */
export const setReportsPath = (page: Page, path: string) =>
  page.route(
    url => url.pathname === '/',
    async route => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        'name="reports-path" content=""',
        `name="reports-path" content="${path}"`,
      );
      await route.fulfill({ response, body });
    },
  );

/** Adds a picture of another server, which the policy refuses. The address has a text in it. */
export const violatePolicy = (page: Page) =>
  page.evaluate(() => {
    const picture = document.createElement('img');
    picture.alt = '';
    document.body.append(picture);
    picture.src = 'https://foreign.example/Maria.png';
  });

export const reportsOf = (batches: readonly unknown[]): Report[] =>
  batches.flatMap(batch => (batch as ReportBatch).reports);
