import { act, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import type { ListController } from 'crud/list/list-controller';
import { type ListDuck, useList } from 'crud/list/use-list';
import type { Named } from 'lib/model';
import { diseaseSynonyms } from 'sections/disease-synonym/duck';
import { table, useProfile } from '../../mock-backend/server';
import { place } from '../../support/browser-history';
import { renderHookAt } from '../../support/hook-at';

const LIST = '/application-admin/disease-synonym';

const nameOf = (number: number) => `Febre ${String(number).padStart(2, '0')}`;

beforeEach(() => {
  // The awkward backend sorts and searches in its own way.
  useProfile('friendly');
  for (let number = 1; number <= 45; number += 1) table('diseaseSynonyms').insert({ name: nameOf(number) });
});

/** All that a list shows and does, side by side. */
const flat = ({ page, request, query, result, saved, tools, add }: ListController<Named>) => ({
  ...page,
  ...request,
  ...query,
  query: query.value,
  result: result.latest,
  deleted: result.deleted,
  closeResult: result.close,
  justSaved: saved.isJustSaved,
  savedId: saved.id,
  savedElsewhere: saved.elsewhere,
  rowTools: tools,
  add,
});

/** The list at an address, with `state` as its navigation state. */
const openAt = (query = '', state: object = {}, duck: ListDuck<Named> = diseaseSynonyms) => {
  const shown: ReturnType<typeof flat>[] = [];
  const useShown = () => {
    const list = flat(useList<Named>(duck));
    useEffect(() => void shown.push(list));
    return list;
  };
  const { result, history } = renderHookAt(useShown, { pathname: LIST, search: query, state });
  const list = () => result.current;
  return {
    list,
    /** The list as it was after each of its renders. */
    shown,
    history,
    /** Waits until the visible rows are the response to the query. */
    listed: () => waitFor(() => expect(list()).toMatchObject({ loading: false, failed: false })),
    names: () => list().rows.map(({ name }) => name),
    /** Runs an action of a row to its end, as its button does. */
    tell: (deleted?: Named) =>
      act(async () => {
        const { rowTools, rows } = list();
        if (deleted) await rowTools.remove(deleted);
        else
          await rowTools.act(rows[0], async () => undefined, {
            success: 'messages.saveSuccess',
            failure: 'error.unknown',
          });
      }),
  };
};

const inTable = (name: string) =>
  table<Named>('diseaseSynonyms')
    .all()
    .find(one => one.name === name);

describe('a list', () => {
  it('has no rows until the response arrives', async () => {
    const { list, listed, names } = openAt();
    expect(list()).toMatchObject({ rows: [], total: 0, loading: true, isFirst: true, failed: false, justSaved: false });
    await listed();
    expect(names()).toEqual(Array.from({ length: 20 }, (_one, at) => nameOf(at + 1)));
    expect(list()).toMatchObject({ total: 45, size: 20, lastPage: 3, isFirst: false, query: { page: 1, search: '' } });
    expect(list()).toMatchObject({ maxSearchLength: diseaseSynonyms.maxSearchLength, ordering: undefined });
  });

  it('keeps its rows visible while another page loads', async () => {
    const { list, listed, names } = openAt();
    await listed();
    act(() => list().goToPage(3));
    expect(list()).toMatchObject({ loading: true, isFirst: false, query: { page: 3 } });
    expect(names()).toContain('Febre 01');
    await listed();
    expect(names()).toEqual(['Febre 41', 'Febre 42', 'Febre 43', 'Febre 44', 'Febre 45']);
    expect(place()).toBe(`${LIST}?page=3`);
  });

  it('opens the last page instead of a page beyond it, and never shows an empty page', async () => {
    const { list, listed, shown } = openAt('?page=9');
    await waitFor(() => expect(place()).toBe(`${LIST}?page=3`));
    expect(shown.filter(({ rows, loading }) => rows.length === 0 && !loading)).toEqual([]);
    await listed();
    expect(list().rows).toHaveLength(5);
  });

  it('passes the position of a row in the whole list to the form', async () => {
    const { list, listed, history } = openAt('?page=2');
    await listed();
    const [, second] = list().rows;
    act(() => list().rowTools.edit({ ...second }));
    expect(history.location.state).toMatchObject({ record: second, position: { at: 21, total: 45 } });
  });

  it('passes the position of the first row of the page for a row that it does not show', async () => {
    const { list, listed, history } = openAt('?page=2');
    await listed();
    act(() => list().rowTools.edit({ id: 999, name: 'elsewhere' }));
    expect(history.location.state).toMatchObject({ position: { at: 20 } });
  });
});

describe('a saved record', () => {
  const saved = (name: string) => ({ saved: true, savedId: inTable(name)?.id, savedName: name });

  it('is not offered when only its name is known', async () => {
    const { list, listed } = openAt('', { savedName: 'Febre 30' });
    await listed();
    expect(list().savedElsewhere).toBeUndefined();
  });

  it('is not offered when the list cannot be searched', async () => {
    const { list, listed } = openAt('', saved('Febre 30'), { ...diseaseSynonyms, maxSearchLength: 0 });
    await listed();
    expect(list().savedElsewhere).toBeUndefined();
  });

  it('is not offered next to the result of the next action', async () => {
    const { list, listed, tell } = openAt('', saved('Febre 30'));
    await listed();
    await tell();
    expect(list()).toMatchObject({ result: { kind: 'success' }, savedElsewhere: undefined });
  });

  it('is no longer announced after its alert is closed, but is still offered', async () => {
    const { list, listed, history } = openAt('', saved('Febre 30'));
    await listed();
    act(() => list().closeResult());
    expect(list()).toMatchObject({ justSaved: false, savedElsewhere: 'Febre 30' });
    expect(history.location.state).toMatchObject({ savedName: 'Febre 30' });
  });
});

describe('the result of an action', () => {
  it('closes without the message that a record was saved', async () => {
    const { list, listed, tell } = openAt('', { saved: true });
    await listed();
    await tell();
    act(() => list().closeResult());
    expect(list()).toMatchObject({ result: null, justSaved: true });
  });

  it('offers the deleted record until the next action, even after its alert is closed', async () => {
    const { list, listed, tell } = openAt();
    await listed();
    const [first] = list().rows;
    await tell(first);
    await listed();
    expect(list()).toMatchObject({
      result: { kind: 'success' },
      deleted: { name: 'Febre 01', record: first },
      total: 44,
    });
    act(() => list().closeResult());
    expect(list()).toMatchObject({ result: null, deleted: { name: 'Febre 01' } });
    await tell();
    expect(list().deleted).toBeUndefined();
  });
});
