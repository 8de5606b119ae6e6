/** @alone It replaces modules of the console. */

import { act, screen as page } from '@testing-library/react';
import { loadLaterTexts } from 'core/i18n/load-texts';
import { chunk } from 'ui/layout/screen';
import { setupUser } from '../../support/clock';
import { renderInStore } from '../../support/render-in-store';

jest.mock('core/i18n/load-texts');

const load = () => Promise.resolve({ default: () => <p>Asma</p> });

/** Renders a chunk. Returns whether its text is on the page after it had time to load. */
const show = async (Chunk: ReturnType<typeof chunk>) => {
  await act(async () => void renderInStore(<Chunk />));
  return page.queryByText('Asma') !== null;
};

afterEach(() => jest.mocked(loadLaterTexts).mockReset());

it('a chunk is shown after its texts are loaded', async () => {
  let come: () => void = () => undefined;
  jest.mocked(loadLaterTexts).mockReturnValue(new Promise(resolve => (come = resolve)));
  expect(await show(chunk(load))).toBe(false);
  await act(async () => come());
  expect(page.getByText('Asma')).toBeVisible();
});

it('texts that failed to load can be requested again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest
    .mocked(loadLaterTexts)
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue();
  expect(await show(chunk(load))).toBe(false);
  await setupUser().click(page.getByRole('button', { name: 'Tentar de novo' }));
  expect(await page.findByText('Asma')).toBeVisible();
  jest.restoreAllMocks();
});
