import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { initStore } from 'app/start/internal/store';
import { useRowTools } from 'crud/list/use-row-tools';
import type { Named } from 'lib/model';
import { sessionEnd } from '../../support/session-end';

const ROW: Named = { id: 7, name: 'Febre' };
const TEXTS = { success: 'messages.saveSuccess', failure: 'messages.saveError' } as const;

/** A request that ends when a test resolves or rejects it. */
const held = () => {
  let resolve = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<undefined>((...ends) => {
    resolve = () => ends[0](undefined);
    [, reject] = ends;
  });
  promise.catch(() => undefined);
  const thunk = jest.fn(() => promise);
  return { thunk, resolve: () => resolve(), reject: (error: Error) => reject(error) };
};

/** The tools of a list's rows, with the parts of the list and of the duck that they use. */
const open = () => {
  const remove = held();
  const readWhole = jest.fn(async (row: Named): Promise<Named | undefined> => ({ ...row, name: 'whole' }));
  const duck = {
    ...{ remove: () => remove.thunk, readWhole, pageSize: 20, maxSearchLength: undefined },
    formRecord: ({ id }: Named): Named => ({ id, name: 'short' }),
    fetchPage: () => Promise.reject(new Error('away')),
  };
  const list = {
    reload: jest.fn(async () => true),
    onResult: jest.fn(),
    toForm: jest.fn(),
    positionOf: () => ({ at: 3, total: 9 }),
    indexOf: () => 2,
    closeForms: jest.fn(),
    addressOf: (query: string) => `#/list/manage${query}`,
    formPath: '/list/manage',
    search: '?page=2',
  };
  const store = initStore();
  const { result, rerender } = renderHook(() => useRowTools(duck, { ...list }), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  return { result, rerender, list, remove, readWhole };
};

const settle = () => act(async () => undefined);

describe('the request of a row', () => {
  it('locks the row until the list is loaded again, and blocks other requests meanwhile', async () => {
    const { result, list } = open();
    const [first, second] = [held(), held()];
    const reloaded = held();
    list.reload.mockImplementation(async () => reloaded.thunk().then(() => true));
    act(() => void result.current.act(ROW, first.thunk, TEXTS));
    expect(result.current.busyRow).toBe(7);
    await act(async () => expect(await result.current.act(ROW, second.thunk, TEXTS)).toBeUndefined());
    expect(second.thunk).not.toHaveBeenCalled();

    first.resolve();
    await settle();
    expect(list.onResult.mock.calls).toEqual([[{ kind: 'success', text: TEXTS.success, deleted: undefined }]]);
    expect(result.current.busyRow).toBe(7);
    reloaded.resolve();
    await settle();
    expect(result.current.busyRow).toBeNull();
  });

  it('that worked shows no message if none is defined', async () => {
    const { result, list } = open();
    const request = held();
    request.resolve();
    await act(async () => void (await result.current.act(ROW, request.thunk, { failure: TEXTS.failure })));
    expect(list.onResult).not.toHaveBeenCalled();
    expect(list.reload).toHaveBeenCalledTimes(1);
  });

  it('that ended the session shows no message and does not load the list again', async () => {
    const { result, list } = open();
    const request = held();
    request.reject(sessionEnd());
    await act(async () => void (await result.current.act(ROW, request.thunk, TEXTS)));
    expect(list.onResult).not.toHaveBeenCalled();
    expect(list.reload).not.toHaveBeenCalled();
    expect(result.current.busyRow).toBeNull();
  });

  it.each([
    ['worked', (request: ReturnType<typeof held>) => request.resolve(), 0],
    ['failed', (request: ReturnType<typeof held>) => request.reject(new Error()), 1],
  ])('that %s reloads the list after the delay only if it worked', async (_how, end, atOnce) => {
    const { result, list } = open();
    const request = held();
    end(request);
    act(() => void result.current.act(ROW, request.thunk, TEXTS, 1500));
    await act(() => jest.advanceTimersByTimeAsync(1499));
    expect(list.reload).toHaveBeenCalledTimes(atOnce);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(list.reload).toHaveBeenCalledTimes(1);
  });
});

describe('a delete', () => {
  it.each([
    ['cannot be read', async () => Promise.reject(new Error())],
    ['cannot be made again', async () => undefined],
  ])('of a row that %s does not offer to restore it', async (_what, read) => {
    const { result, list, remove, readWhole } = open();
    readWhole.mockImplementation(read);
    remove.resolve();
    await act(async () => void (await result.current.remove(ROW)));
    expect(remove.thunk).toHaveBeenCalledTimes(1);
    expect(list.onResult.mock.calls).toEqual([
      [{ kind: 'success', text: 'messages.deleteSuccess', deleted: undefined }],
    ]);
  });

  it('offers to restore the whole record as read before the delete, and closes its forms', async () => {
    const { result, list, remove } = open();
    act(() => void result.current.remove(ROW));
    await settle();
    expect(list.closeForms).not.toHaveBeenCalled();
    remove.resolve();
    await settle();
    const deleted = { form: '/list/manage', list: '?page=2', name: 'Febre', record: { id: 7, name: 'whole' } };
    expect(list.onResult.mock.calls).toEqual([[{ kind: 'success', text: 'messages.deleteSuccess', deleted }]]);
    expect(list.closeForms.mock.calls).toEqual([[7]]);
  });

  it('that failed shows the reason and leaves the forms open', async () => {
    const { result, list, remove } = open();
    const error = new Error('Estoque vazio na loja');
    remove.reject(error);
    await act(async () => void (await result.current.remove(ROW)));
    expect(list.onResult.mock.calls).toEqual([
      [{ kind: 'warning', text: 'messages.deleteError', detail: 'Estoque vazio na loja', error }],
    ]);
    expect(list.closeForms).not.toHaveBeenCalled();
  });

  it('of a row without an id closes no forms', async () => {
    const { result, list, remove } = open();
    remove.resolve();
    await act(async () => void (await result.current.remove({ name: 'no id' })));
    expect(list.onResult).toHaveBeenCalledTimes(1);
    expect(list.closeForms).not.toHaveBeenCalled();
  });
});

it('a row opens its form with the data that the form needs and with its position in the list', () => {
  const { result, list } = open();
  result.current.edit(ROW);
  expect(list.toForm.mock.calls).toEqual([[{ id: 7, name: 'short' }, { position: { at: 3, total: 9 } }]]);
  expect(result.current.addressOf(ROW)).toBe('#/list/manage?id=7&name=Febre');
});

it('the row tools stay the same object across renders while no row is busy', () => {
  const { result, rerender } = open();
  const before = result.current;
  rerender();
  expect(result.current).toBe(before);
});
