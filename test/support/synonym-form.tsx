import { act, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { initStore } from 'app/start/internal/store';
import { useManage } from 'crud/form/use-manage';
import type { GoOn } from 'crud/save/save-state';
import { diseaseSynonyms } from 'sections/disease-synonym/duck';
import { blank, type DiseaseSynonym, rules } from 'sections/disease-synonym/model';
import { server, table } from '../mock-backend/server';
import { renderHookAt } from './hook-at';

export const LIST = '/application-admin/disease-synonym';
export const API = '*/api/disease-synonym';

/** Milliseconds after which a saved form returns to its list. */
export const AFTER_SAVE = 1500;

/** The writes that each test of the file sends, in order. */
export const recordWrites = () => {
  const written: { method: string; body: unknown }[] = [];
  beforeEach(() => {
    written.length = 0;
    server.events.on('request:start', async ({ request }) => {
      const { method } = request;
      if (['POST', 'PUT'].includes(method)) written.push({ method, body: await request.clone().json() });
    });
  });
  return written;
};

type Options = NonNullable<Parameters<typeof useManage<DiseaseSynonym>>[4]>;

/** Holds every write until the returned function is called. */
const holdWrites = () => {
  let letGo = () => {};
  const held = new Promise<void>(resolve => (letGo = resolve));
  server.use(http.all(API, () => held.then(() => undefined)));
  return () => letGo();
};

/** Opens a form of disease synonyms with `state` as its navigation state. */
export const openSynonym = (state: object = {}, options: Options = {}, store = initStore()) => {
  const useForm = () => {
    const manage = useManage(diseaseSynonyms, 'diseaseSynonym', blank, rules, options);
    // react-hook-form updates only the form state that is read during render.
    const { errors, defaultValues } = manage.form.formState;
    return {
      ...manage.record,
      ...manage.save,
      ...manage.navigation,
      editText: manage.texts?.edit,
      form: manage.form,
      errors,
      defaultValues,
    };
  };
  const hook = renderHookAt(useForm, { pathname: `${LIST}/manage`, state }, store);
  const form = () => hook.result.current;
  return {
    form,
    store,
    leave: hook.unmount,
    history: hook.history,
    type: (name: string) =>
      act(async () => {
        form().form.setValue('name', name);
        await jest.advanceTimersByTimeAsync(100);
      }),
    save: (goOn?: GoOn) => act(() => form().submit(goOn)),
    /**
     * Sends the record, but holds the response. Returns a function that releases the response and waits for the save
     * to end.
     */
    startSave: async () => {
      const letGo = holdWrites();
      let saving = Promise.resolve();
      act(() => void (saving = form().submit()));
      await waitFor(() => expect(form().isBusy).toBe(true));
      return () => {
        letGo();
        return act(() => saving);
      };
    },
  };
};

export const storedSynonym = (name = 'Febre') => table<DiseaseSynonym>('diseaseSynonyms').insert({ name });
export const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
