import { cleanup, screen, waitFor } from '@testing-library/react';
import { areas, type Area } from 'app/areas';
import { languageTag } from 'shared/i18n/locales';
import { reset } from '../backend/server';
import { visit } from '../support/visit';

const ACCOUNTS: Record<string, string> = { '/admin': 'admin', '/application-admin': 'editor' };

const PUBLIC = ['/', '/login', '/register', '/activate', '/reset/request', '/reset/finish?key=abc', '/nowhere'];

/** The area's screens that open without a record handed to them. */
const pathsOf = ({ path, sections }: Area) =>
  sections.flatMap(section =>
    Object.keys(section.screens)
      .filter(subpath => !/\/content$|:login/.test(subpath))
      .map(subpath => `${path}/${section.path}${subpath === '/' ? '' : subpath}`),
  );

/** A key shown instead of its text: `entity.action.save`, say. */
const RAW_KEY = /translation-not-found\S{0,60}|(?:global|entity|error|messages)\.[a-z]\w+/;

/** Opens each screen in turn and answers the keys shown on any of them. */
const rawKeysOn = async (paths: readonly string[], login: string, locale: 'pt-br' | 'en') => {
  const found: string[] = [];
  for (const path of paths) {
    await visit(path, login, locale);
    await screen.findAllByRole('heading');
    expect(document.documentElement).toHaveAttribute('lang', languageTag(locale));
    await waitFor(() => expect(document.querySelector('.busy, .table-skeleton')).toBeNull());
    const key = RAW_KEY.exec(document.body.textContent ?? '');
    if (key) found.push(`${path}: ${key[0]}`);
    cleanup();
  }
  return found;
};

describe.each(['pt-br', 'en'] as const)('in %s every text is there', locale => {
  beforeEach(() => reset({ rich: true }));

  it.each(areas)('on the screens of $path', async area => {
    expect(await rawKeysOn(pathsOf(area), ACCOUNTS[area.path], locale)).toEqual([]);
  });

  it('on the public screens', async () => {
    expect(await rawKeysOn(PUBLIC, 'editor', locale)).toEqual([]);
  });
});
