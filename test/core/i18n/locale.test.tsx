/** @alone It replaces modules of the console. */

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { applyMiddleware, combineReducers, legacy_createStore as createStore } from 'redux';
import { thunk, type ThunkDispatch } from 'redux-thunk';
import { loadTexts } from 'core/i18n/load-texts';
import { chooseLocale, localeSlice, setLocale } from 'core/i18n/locale.duck';
import { chosenLocale } from 'core/i18n/locales';
import { useLocale } from 'core/i18n/use-t';
import { storedName } from 'lib/stored-names';

jest.mock('core/i18n/load-texts');

const open = () => {
  const store = createStore(combineReducers({ locale: localeSlice.reducer }), applyMiddleware(thunk));
  const dispatch: ThunkDispatch<unknown, unknown, { type: string }> = store.dispatch;
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return { dispatch, wrapper };
};

afterEach(() => jest.mocked(loadTexts).mockReset());

it('F77: if the dictionary cannot be loaded, the language does not change and no choice is stored', async () => {
  const { dispatch, wrapper } = open();
  const { result } = renderHook(useLocale, { wrapper });
  jest.mocked(loadTexts).mockRejectedValue(new Error('away'));
  await expect(dispatch(chooseLocale('en'))).rejects.toThrow('away');
  expect([result.current, chosenLocale()]).toEqual(['pt-br', undefined]);
});

it('a language that the user chooses is stored in the browser, the account language is not', async () => {
  const { dispatch } = open();
  await dispatch(setLocale('en'));
  expect(chosenLocale()).toBeUndefined();
  await dispatch(chooseLocale('en'));
  expect([chosenLocale(), localStorage.getItem(storedName('locale'))]).toEqual(['en', '"en"']);
});

it('a language whose texts come after those of a later choice neither replaces that choice nor is stored', async () => {
  const { dispatch, wrapper } = open();
  const { result } = renderHook(useLocale, { wrapper });
  await act(() => dispatch(setLocale('pt-br')));
  jest.mocked(loadTexts).mockResolvedValueOnce(true);
  await act(() => dispatch(chooseLocale('en')));
  expect([result.current, chosenLocale(), document.documentElement.lang]).toEqual(['pt-br', undefined, 'pt-BR']);
});
