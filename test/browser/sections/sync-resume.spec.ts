import { screenOf } from '../support/form';
import { browserOfSuite, signIn, violationsOf } from '../support/session';

const browser = browserOfSuite();

it('a pending release is released and is removed from the list', async () => {
  const page = await browser.newPage('en');
  const { field } = screenOf(page);
  await signIn(page, 'editor', 'application-admin/sync-resume');
  await field('releaseSyncResume').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await field('releaseSyncResume').click();
  await page.locator('.empty-state').waitFor();
  expect(await browser.writes()).toEqual([
    expect.objectContaining({ method: 'POST', path: '/api/sync-resumes', body: { id: expect.any(Number) } }),
  ]);
});
