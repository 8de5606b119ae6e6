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

it('the texts of menus and lists come alone, until somebody asks for the others', async () => {
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

it('where the others were asked for before any language was chosen, they come with it', async () => {
  const { loadTexts, loadLaterTexts, textsIn } = await open();
  await loadLaterTexts();
  await loadTexts('en');
  expect(textsIn('en')).toEqual(['Diseases', 'Edit disease']);
});

it('where they are asked for while a language is on its way, it waits for them', async () => {
  const { loadTexts, loadLaterTexts, textsIn } = await open();
  const loaded = loadTexts('en');
  await loadLaterTexts();
  await loaded;
  expect(textsIn('en')).toEqual(['Diseases', 'Edit disease']);
});

it('a language that is chosen later comes whole', async () => {
  const { loadTexts, loadLaterTexts, textsIn } = await open();
  await loadTexts('pt-br');
  await loadLaterTexts();
  await loadTexts('en');
  expect(textsIn('en')).toEqual(['Diseases', 'Edit disease']);
});

it.each(['firstTexts', 'laterTexts'] as const)('%s that did not come can be asked for again', async part => {
  const { loadTexts, loadLaterTexts, textsIn, ...imports } = await open();
  jest.spyOn(imports[part], 'en').mockRejectedValueOnce(new Error('away'));
  await loadLaterTexts();
  await expect(loadTexts('en')).rejects.toThrow('away');
  await loadTexts('en');
  expect(textsIn('en')).toEqual(['Diseases', 'Edit disease']);
});

it('a language that could not be had does not keep the texts of the other from a screen', async () => {
  const { loadTexts, loadLaterTexts, laterTexts } = await open();
  await loadTexts('pt-br');
  await loadLaterTexts();
  const load = jest.spyOn(laterTexts, 'en').mockRejectedValue(new Error('away'));
  await expect(loadTexts('en')).rejects.toThrow('away');
  await loadLaterTexts();
  expect(load).toHaveBeenCalledTimes(1);
});
