import type { JsonBodyType } from 'msw';
import { fetchSyncResume, syncResume } from 'sections/sync-resume/duck';
import { openStore, recordCalls } from '../support/duck-calls';

const { answer } = recordCalls();

describe('the pending release', () => {
  const CALL = 'GET /api/sync-resumes';
  const read = async (data: JsonBodyType, status = 200) => {
    const { dispatch, getState } = openStore(syncResume);
    answer(CALL, data, status);
    const initial = syncResume.select(getState());
    await dispatch(fetchSyncResume({ isBackground: true })).catch(() => undefined);
    return { initial, read: syncResume.select(getState()) };
  };
  const NOTHING = { pending: null, loading: 'NOOP', releasing: 'NOOP', error: null };

  it.each<[string, JsonBodyType, number, object]>([
    ['is read', { id: 3, syncObjects: [] }, 200, { loading: 'SUCCESS', pending: { id: 3, syncObjects: [] } }],
    ['is nothing where the server finds none', {}, 404, { loading: 'SUCCESS', pending: null }],
    ['is not known where the server fails', {}, 500, { loading: 'ERROR', pending: null }],
  ])('%s', async (_what, data, status, expected) => {
    const { initial, read: state } = await read(data, status);
    expect(initial).toEqual(NOTHING);
    expect(state).toMatchObject(expected);
  });
});
