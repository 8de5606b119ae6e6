import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { clear, createStore } from 'idb-keyval';
import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { toast } from 'react-toastify/unstyled';
import { whenKept } from 'features/versions/form-versions';
import { storedName } from 'lib/stored-names';
import { en } from '../../i18n/en';
import { ptBr } from '../../i18n/pt-br';
import { reset, server, useProfile } from '../mock-backend/server';
import { startFakeClock, stopFakeClock, waitByFakeClock } from './clock';
import { computedStyle } from './computed-style';
import { leavePage } from './drafts';
import { endTest } from './end-with-test';
import { watchCalls } from './known-calls';
import { stubMatchMedia } from './match-media';
import { takeOffences } from './offences';

waitByFakeClock();

// jsdom has no layout.
window.scrollTo = () => undefined;
window.getComputedStyle = computedStyle;
// jsdom decodes no pictures: each has one pixel. `canvas.ts` stubs other sizes.
globalThis.createImageBitmap = () => Promise.resolve({ width: 1, height: 1, close: () => undefined });
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
Range.prototype.getClientRects = () => document.body.getClientRects();

/** What the console keeps beside drafts. */
const databases = ['versions', 'tasks'].map(name => createStore(storedName(name), 'values'));

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  TranslatorContext.registerTranslations('pt-br', ptBr);
  TranslatorContext.registerTranslations('en', en);
  TranslatorContext.setDefaultLocale('pt-br');
});

beforeEach(async () => {
  stubMatchMedia('', () => false);
  watchCalls(server);
  useProfile();
  reset();
  leavePage();
  await clear();
  await Promise.all(databases.map(clear));
  localStorage.clear();
  sessionStorage.clear();
  TranslatorContext.setLocale('pt-br');
  // The last toast of the previous test may still be queued.
  toast.dismiss();
  startFakeClock();
});

afterEach(async () => {
  endTest();
  stopFakeClock();
  await whenKept();
  server.resetHandlers();
  server.events.removeAllListeners();
  expect(takeOffences()).toEqual([]);
});
afterAll(() => server.close());
