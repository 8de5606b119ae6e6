import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';
import { clear } from 'idb-keyval';
import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { en } from '../../i18n/en';
import { ptBr } from '../../i18n/pt-br';
import { reset, server } from '../backend/server';
import { unknownCalls, watchCalls } from './known-calls';

// A cold cache transforms some 90 ES modules inside the first wait.
configure({ asyncUtilTimeout: 5000 });

// jsdom lays nothing out.
window.scrollTo = () => undefined;
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
Range.prototype.getClientRects = () => document.body.getClientRects();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  TranslatorContext.registerTranslations('pt-br', ptBr);
  TranslatorContext.registerTranslations('en', en);
  TranslatorContext.setDefaultLocale('pt-br');
  TranslatorContext.setLocale('pt-br');
});

beforeEach(async () => {
  watchCalls(server);
  reset();
  await clear();
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
  expect(unknownCalls()).toEqual([]);
});
afterAll(() => server.close());
