import type { JsonBodyType } from 'msw';
import { SHOWN_BY_SCREEN } from 'core/redux/request';
import { fetchSyncResume, release, syncResume } from 'sections/sync-resume/duck';
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

  it('leaves its error messages to its screen, and is marked as ongoing while it is being released', async () => {
    const { dispatch, getState } = openStore(syncResume);
    expect(await dispatch(fetchSyncResume())).toMatchObject({ action: { meta: SHOWN_BY_SCREEN } });
    const done = dispatch(release(3));
    expect(syncResume.select(getState()).releasing).toBe('ONGOING');
    await done;
    expect(syncResume.select(getState()).releasing).toBe('SUCCESS');
  });
});
