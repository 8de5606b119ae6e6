/** @alone Each test has modules of its own, as a page that is loaded anew has. */

import type { Locale } from 'core/i18n/locales';

const open = async () => {
  jest.resetModules();
  const { loadTexts, loadLaterTexts } = await import('core/i18n/load-texts');
  const { firstTexts, laterTexts } = await import('core/i18n/locales');
  const { findText } = await import('core/i18n/translate');
  const { default: TranslatorContext } = await import('react-jhipster/lib/language/translator-context');
  /** One text of a list and one of a form; undefined while they are not loaded. */
  const textsIn = (locale: Locale) => {
    TranslatorContext.setLocale(locale);
    return [findText('diseases.title'), findText('diseases.edit')];
  };
  return { loadTexts, loadLaterTexts, firstTexts, laterTexts, textsIn };
};

afterEach(() => jest.restoreAllMocks());

it('only the texts of menus and lists are loaded until the other texts are requested', async () => {
  const { loadTexts, loadLaterTexts, textsIn } = await open();
  await loadTexts('pt-br');
  expect(textsIn('pt-br')).toEqual(['Doenças', undefined]);
  await loadLaterTexts();
  expect(textsIn('pt-br')).toEqual(['Doenças', 'Editar doença']);
});

it('each part of a language is loaded once', async () => {
  const { loadTexts, loadLaterTexts, firstTexts, laterTexts } = await open();
  const imports = [jest.spyOn(firstTexts, 'en'), jest.spyOn(laterTexts, 'en')];
  await Promise.all([loadTexts('en'), loadTexts('en')]);
  await Promise.all([loadLaterTexts(), loadLaterTexts()]);
  await loadTexts('en');
  expect(imports.map(load => load.mock.calls.length)).toEqual([1, 1]);
});

type Opened = Awaited<ReturnType<typeof open>>;

it.each<[string, (texts: Opened) => Promise<unknown>]>([
  ['before', ({ loadTexts, loadLaterTexts }) => loadLaterTexts().then(() => loadTexts('en'))],
  ['meanwhile', ({ loadTexts, loadLaterTexts }) => Promise.all([loadTexts('en'), loadLaterTexts()])],
  [
    'for the language before it',
    ({ loadTexts, loadLaterTexts }) =>
      loadTexts('pt-br')
        .then(loadLaterTexts)
        .then(() => loadTexts('en')),
  ],
])('a language is loaded with all its texts if the other texts were requested %s', async (_when, load) => {
  const opened = await open();
  await load(opened);
  expect(opened.textsIn('en')).toEqual(['Diseases', 'Edit disease']);
});

it.each(['firstTexts', 'laterTexts'] as const)('%s can be loaded again after a failed import', async part => {
  const { loadTexts, loadLaterTexts, textsIn, ...imports } = await open();
  jest.spyOn(imports[part], 'en').mockRejectedValueOnce(new Error('away'));
  await loadLaterTexts();
  await expect(loadTexts('en')).rejects.toThrow('away');
  await loadTexts('en');
  expect(textsIn('en')).toEqual(['Diseases', 'Edit disease']);
});

it('after a failed language load, the other texts are requested in the current language only', async () => {
  const { loadTexts, loadLaterTexts, laterTexts } = await open();
  await loadTexts('pt-br');
  await loadLaterTexts();
  const load = jest.spyOn(laterTexts, 'en').mockRejectedValue(new Error('away'));
  await expect(loadTexts('en')).rejects.toThrow('away');
  await loadLaterTexts();
  expect(load).toHaveBeenCalledTimes(1);
});

it('texts of a language that come after those of a later choice are told as outdated, and the later choice stays', async () => {
  const { loadTexts, loadLaterTexts, firstTexts, textsIn } = await open();
  let answer = () => undefined as void;
  const held = new Promise<void>(resolve => (answer = resolve));
  const { en } = firstTexts;
  jest.spyOn(firstTexts, 'en').mockImplementation(() => held.then(en));
  const first = loadTexts('en');
  expect(await loadTexts('pt-br')).toBe(false);
  answer();
  expect(await first).toBe(true);
  await loadLaterTexts();
  expect(textsIn('pt-br')).toEqual(['Doenças', 'Editar doença']);
});
