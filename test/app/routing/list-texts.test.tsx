/** @alone It replaces modules of the console. */

import { existsSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { areas } from 'app/sections';
import { loadLaterTexts } from 'core/i18n/load-texts';
import { firstTexts } from '../../../i18n/pt-br/first-texts';
import { reset } from '../../mock-backend/server';
import { visit } from '../../support/visit';

// Only the texts that the test registers are there, and nothing that waits for other texts is shown.
jest.mock('core/i18n/load-texts');

const ACCOUNTS: Record<string, string> = { '/admin': 'admin', '/application-admin': 'editor' };

const lists = areas.flatMap(area =>
  area.sections
    .filter(({ path }) => existsSync(`src/sections/${path}/list.tsx`))
    .map(({ path }) => [`${area.path}/${path}`, ACCOUNTS[area.path]] as const),
);

/** The texts that are read out in addition to the text of the page. */
const attributes = () =>
  [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(element =>
    ['aria-label', 'title', 'placeholder'].map(name => element.getAttribute(name) ?? ''),
  );

beforeEach(() => {
  reset({ rich: true });
  jest.mocked(loadLaterTexts).mockReturnValue(new Promise(() => undefined));
  TranslatorContext.context.translations = { 'pt-br': { ...firstTexts } };
});

it('more than 27 lists are tested', () => {
  expect(lists.length).toBeGreaterThan(27);
});

it.each(lists)('the list %s needs only the texts of the first load', async (path, account) => {
  await visit(path, account);
  await screen.findAllByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('.busy, .table-skeleton')).toBeNull());
  expect(document.body).not.toHaveTextContent('translation-not-found');
  expect(attributes().filter(text => text.includes('translation-not-found'))).toEqual([]);
});
