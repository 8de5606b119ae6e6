import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { Provider } from 'react-redux';
import { applyMiddleware, combineReducers, legacy_createStore as createStore } from 'redux';
import { thunk, type ThunkDispatch } from 'redux-thunk';
import { chosenLocale } from 'core/i18n/chosen-locale';
import locale, { chooseLocale, setLocale } from 'core/i18n/locale.duck';
import { dictionaries } from 'core/i18n/locales';
import { useLocale, useT } from 'core/i18n/use-t';

const SAVE = 'entity.action.save';

const open = () => {
  const store = createStore(combineReducers({ locale }), applyMiddleware(thunk));
  const dispatch: ThunkDispatch<unknown, unknown, { type: string }> = store.dispatch;
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { dispatch, wrapper };
};

/** Forgets the dictionaries that the setup of the tests has loaded. */
const forgetDictionaries = () => {
  const before = TranslatorContext.context.translations;
  TranslatorContext.context.translations = {};
  return () => {
    TranslatorContext.context.translations = before;
  };
};

afterEach(() => jest.restoreAllMocks());

it('a language is spoken by every part of the page, and its dictionary is loaded once', async () => {
  const restore = forgetDictionaries();
  const load = jest.spyOn(dictionaries, 'en');
  const { dispatch, wrapper } = open();
  const { result } = renderHook(() => ({ locale: useLocale(), text: useT()(SAVE) }), { wrapper });
  expect(result.current.locale).toBe('pt-br');
  await act(() => dispatch(setLocale('en')));
  expect(result.current).toEqual({ locale: 'en', text: 'Save' });
  expect(document.documentElement.lang).toBe('en');
  await act(() => dispatch(setLocale('pt-br')));
  expect(result.current).toEqual({ locale: 'pt-br', text: 'Salvar' });
  expect(document.documentElement.lang).toBe('pt-BR');
  await act(() => dispatch(setLocale('en')));
  act(() => void dispatch({ type: 'another' }));
  expect(result.current.locale).toBe('en');
  expect(load).toHaveBeenCalledTimes(1);
  restore();
});

it('where the dictionary cannot be loaded, the language before stays, and nothing is kept', async () => {
  const restore = forgetDictionaries();
  const { dispatch, wrapper } = open();
  const { result } = renderHook(useLocale, { wrapper });
  jest.spyOn(dictionaries, 'en').mockRejectedValue(new Error('away'));
  await expect(dispatch(chooseLocale('en'))).rejects.toThrow('away');
  expect([result.current, chosenLocale()]).toEqual(['pt-br', undefined]);
  restore();
});

it("a person's own choice is kept in the browser; that of an account is not", async () => {
  const { dispatch } = open();
  await dispatch(setLocale('en'));
  expect(chosenLocale()).toBeUndefined();
  await dispatch(chooseLocale('en'));
  expect([chosenLocale(), localStorage.getItem('locale')]).toEqual(['en', '"en"']);
});

it('a choice that is no language is forgotten', () => {
  localStorage.setItem('locale', '"constructor"');
  expect(chosenLocale()).toBeUndefined();
  expect(localStorage.getItem('locale')).toBeNull();
});
