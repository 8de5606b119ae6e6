import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { messages } from 'core/messages/messages.duck';
import { usePreviousNext } from 'crud/record/use-previous-next';
import type { Named } from 'lib/model';
import { diseaseSynonyms } from 'sections/disease-synonym/duck';
import { server, table, useProfile } from '../../mock-backend/server';
import { renderHookAt } from '../../support/hook-at';

const FORM = '/application-admin/disease-synonym/manage';
const API = '*/api/disease-synonyms';

const nameOf = (number: number) => `Febre ${String(number).padStart(2, '0')}`;

let requestedPages: (string | null)[];

beforeEach(() => {
  // The awkward backend sorts in its own way.
  useProfile('friendly');
  requestedPages = [];
  for (let number = 1; number <= 45; number += 1) table('diseaseSynonyms').insert({ name: nameOf(number) });
  server.events.on('request:start', ({ request }) =>
    requestedPages.push(new URL(request.url).searchParams.get('page')),
  );
});

interface Opened {
  /** The position of the record in the list that it was opened from; undefined if it was opened otherwise. */
  at?: number;
  total?: number;
  list?: string;
}

/** A form that was opened from a list, after these pages of the list were loaded. */
const openFrom = async ({ at, total = 45, list = '' }: Opened, ...pages: number[]) => {
  const state = { list, ...(at !== undefined && { position: { at, total } }) };
  const { result, store, history, unmount } = renderHookAt(() => usePreviousNext(diseaseSynonyms), {
    pathname: FORM,
    state,
  });
  for (const page of pages)
    await act(async () => void (await store.dispatch(diseaseSynonyms.list({ page, search: '' }))));
  requestedPages.length = 0;
  return {
    form: () => result.current,
    turn: (by: 'previous' | 'next') => act(() => result.current.turn(by)),
    start: (by: 'previous' | 'next') => {
      let turned = Promise.resolve(true);
      act(() => void (turned = result.current.turn(by)));
      return turned;
    },
    state: () => history.location.state as { record?: Named; position?: object; list?: string },
    /** The messages that were shown to the user. */
    shownMessages: () => messages.select(store.getState()).log.map(({ text }) => text),
    store,
    unmount,
  };
};

const deleteNamed = (...names: string[]) =>
  table<Named & { id: number }>('diseaseSynonyms')
    .all()
    .filter(({ name }) => names.includes(name))
    .forEach(({ id }) => table('diseaseSynonyms').remove(id));

it.each([
  ['next', { at: 19, list: '?search=Febre' }, 20, 'Febre 21', '?page=2&search=Febre', '1'],
  ['previous', { at: 20, list: '?page=2' }, 19, 'Febre 20', '', '0'],
] as const)('the %s record on another page is requested', async (by, opened, to, name, list, page) => {
  const { turn, state } = await openFrom(opened, 3);
  expect(await turn(by)).toBe(true);
  expect(state()).toMatchObject({ record: { name }, position: { at: to, total: 45, by }, list });
  expect(requestedPages).toEqual([page]);
});

it('the page that was requested for one record opens its other records too, and the page of the list stays', async () => {
  const { turn, state, store } = await openFrom({ at: 19 }, 1);
  const ofList = diseaseSynonyms.select(store.getState());
  for (const name of ['Febre 21', 'Febre 22']) {
    expect(await turn('next')).toBe(true);
    expect(state()).toMatchObject({ record: { name }, list: '?page=2' });
  }
  expect(requestedPages).toEqual(['1']);
  expect(diseaseSynonyms.select(store.getState())).toEqual(ofList);
  await turn('previous');
  expect(await turn('previous')).toBe(true);
  expect(state()).toMatchObject({ record: { name: 'Febre 20' }, position: { at: 19 }, list: '' });
  expect(requestedPages).toEqual(['1']);
});

it.each([
  ['no list', {}, 'next'],
  ['the first place', { at: 0 }, 'previous'],
  ['the last place', { at: 44 }, 'next'],
] as const)('a record of %s has no further record to open', async (_what, opened, by) => {
  const { turn, state } = await openFrom(opened, 1);
  const before = state();
  expect(await turn(by)).toBe(false);
  expect(state()).toBe(before);
  expect(requestedPages).toEqual([]);
});

it('a list that became shorter opens its last record', async () => {
  const { turn, state } = await openFrom({ at: 41 }, 1);
  deleteNamed(...[43, 44, 45].map(nameOf));
  expect(await turn('next')).toBe(true);
  expect(state()).toMatchObject({ record: { name: 'Febre 42' }, position: { at: 41, total: 42 } });
});

it('a page that has no records any more opens nothing', async () => {
  const { turn, state } = await openFrom({ at: 39 }, 1);
  deleteNamed(...[41, 42, 43, 44, 45].map(nameOf));
  const before = state();
  expect(await turn('next')).toBe(false);
  expect(state()).toBe(before);
});

it('a page with the same number in another search is requested', async () => {
  const { turn, state } = await openFrom({ at: 4, list: '?search=Febre+0' }, 1);
  expect(await turn('next')).toBe(true);
  expect(requestedPages).toEqual(['0']);
  expect(state()).toMatchObject({ record: { name: 'Febre 06' }, list: '?search=Febre+0' });
});

it('a record whose list has no query opens the next record of that list', async () => {
  const { turn, state } = await openFrom({ at: 4, list: undefined }, 1);
  expect(await turn('next')).toBe(true);
  expect(requestedPages).toEqual([]);
  expect(state()).toMatchObject({ record: { name: 'Febre 06' }, list: '' });
});

it('a page that fails to load because the session ended shows no message', async () => {
  server.use(http.get(API, () => new HttpResponse(null, { status: 401 }), { once: true }));
  const { turn, shownMessages } = await openFrom({ at: 19 });
  expect(await turn('next')).toBe(false);
  expect(shownMessages()).toEqual([]);
});

it('no other record opens while a page loads, and none at all after the form was left', async () => {
  let answer = () => {};
  const held = new Promise<void>(resolve => (answer = resolve));
  server.use(http.get(API, () => held.then(() => undefined)));
  const { start, turn, state, form, unmount } = await openFrom({ at: 19 });
  const before = state();
  const first = start('next');
  expect(form().isLoading).toBe(true);
  expect(await turn('previous')).toBe(false);
  expect(requestedPages).toEqual(['1']);
  unmount();
  answer();
  expect(await first).toBe(false);
  expect(state()).toBe(before);
});

it('a page that fails to load after the form was left shows no message', async () => {
  let answer = () => {};
  const held = new Promise<void>(resolve => (answer = resolve));
  server.use(http.get(API, () => held.then(() => HttpResponse.json({}, { status: 500 }))));
  const { start, shownMessages, unmount } = await openFrom({ at: 19 });
  const turned = start('next');
  unmount();
  answer();
  expect(await turned).toBe(false);
  expect(shownMessages()).toEqual([]);
});
