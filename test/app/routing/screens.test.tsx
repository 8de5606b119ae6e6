import { screen, waitFor, within } from '@testing-library/react';
import { screensOf } from 'app/routing/internal/screens';
import { areas } from 'app/sections';
import { languageTag, type Locale, locales } from 'core/i18n/locales';
import { reset } from '../../mock-backend/server';
import { visit, visitWithoutSession } from '../../support/visit';

const ACCOUNTS: Record<string, string> = { '/admin': 'admin', '/application-admin': 'editor' };
const PUBLIC = ['/', '/login', '/register', '/activate', '/reset/request', '/reset/finish?key=abc', '/nowhere'];

/** Screens that cannot be shown without a record. Most of them redirect to another screen. */
const NEEDS_A_RECORD = /\/content$|\/view$|\/subscription$|\/plans\/manage$|:login/;

/** A key shown instead of its text, such as `entity.action.save`. */
const RAW_KEY = /translation-not-found\S{0,60}|(?:global|entity|error|messages)\.[a-z]\w+/;

const HOME: Record<Locale, { trail: string; home: string }> = {
  'pt-br': { trail: 'Você está em', home: 'Início' },
  en: { trail: 'You are here', home: 'Home' },
};

const isShown = async () => {
  await screen.findAllByRole('heading');
  await waitFor(() => expect(document.querySelector('.busy, .table-skeleton')).toBeNull());
};

const expectAllTexts = (locale: Locale) => {
  expect(document.documentElement).toHaveAttribute('lang', languageTag(locale));
  expect(document.body).not.toHaveTextContent(RAW_KEY);
};

/** The breadcrumb trail, from home to this screen. */
const crumbsOf = (locale: Locale) =>
  within(screen.getByRole('navigation', { name: HOME[locale].trail }))
    .getAllByRole('listitem')
    .map(crumb => crumb.textContent ?? '');

beforeEach(() => reset({ rich: true }));

describe.each(locales)('in %s,', locale => {
  describe.each(areas)('R14: a screen of $path has its heading, page title, breadcrumbs and all its texts:', area => {
    const paths = screensOf(area).map(({ path }) => path);
    const ofItsOwn = paths.filter(path => !NEEDS_A_RECORD.test(path));

    it.each(ofItsOwn)('%s', async path => {
      await visit(path, ACCOUNTS[area.path], locale);
      await isShown();
      expectAllTexts(locale);
      const title = screen.getByRole('heading', { level: 1 }).textContent;
      expect(title).not.toBe('');
      const crumbs = crumbsOf(locale);
      expect([crumbs[0], crumbs.at(-1)]).toEqual([HOME[locale].home, title]);
      const isBelowItsList = path.split('/').length > 3;
      expect(crumbs).toHaveLength(isBelowItsList ? 3 : 2);
      // The title of the screen comes first and the console last: browser tabs differ by the beginning of their titles.
      expect(document.title.split(' · ').slice(0, -1)).toEqual(crumbs.slice(1).reverse());
    });
  });

  it.each(PUBLIC)('R40: the public screen %s has no missing texts', async path => {
    await visitWithoutSession(path, locale);
    await isShown();
    expect(window.location.hash).toBe(`#${path}`);
    expectAllTexts(locale);
  });
});
