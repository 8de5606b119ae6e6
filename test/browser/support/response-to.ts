import type { Page } from 'playwright-core';

/**
 * The response to the page's next request with this method. Start to wait before the action that sends the request, and
 * read the backend's log after it: the address or an earlier alert may be there before the request is sent.
 */
export const responseTo = (page: Page, method: 'DELETE' | 'POST' | 'PUT') =>
  page.waitForResponse(response => response.request().method() === method);
