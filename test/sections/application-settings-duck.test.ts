import { applicationSettings, fetchSettings, updateSetting } from 'sections/application-settings/duck';
import { openStore, recordCalls } from '../support/duck-calls';

const { answer } = recordCalls();

describe('settings', () => {
  const URL = '/api/application-settings';

  it('are loaded without invalid entries, a saved one replaces the old one, and each request updates its status', async () => {
    const { dispatch, getState } = openStore(applicationSettings);
    answer(`GET ${URL}`, [{ key: 'a', value: 1 }, null, 'c', { key: 'b', value: '2' }]);
    const state = () => applicationSettings.select(getState());
    expect(state()).toEqual({ settings: [], loading: 'NOOP', updating: 'NOOP', error: null });
    const done = dispatch(fetchSettings());
    expect(state().loading).toBe('ONGOING');
    await done;
    const valuesOf = () => state().settings.map(({ key, value }) => [key, value]);
    expect([state().loading, valuesOf()]).toEqual([
      'SUCCESS',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ]);
    const saving = dispatch(updateSetting({ key: 'b', value: '3' }));
    expect(state().updating).toBe('ONGOING');
    await saving;
    expect([state().updating, valuesOf()]).toEqual([
      'SUCCESS',
      [
        ['a', '1'],
        ['b', '3'],
      ],
    ]);
  });

  it('that cannot be loaded or saved reject with the HTTP status and set the request status to ERROR', async () => {
    const { dispatch, getState } = openStore(applicationSettings);
    answer(`GET ${URL}`, {}, 500);
    answer(`PUT ${URL}`, {}, 500);
    await expect(dispatch(fetchSettings())).rejects.toMatchObject({ status: 500 });
    await expect(dispatch(updateSetting({ key: 'a' }))).rejects.toMatchObject({ status: 500 });
    expect(applicationSettings.select(getState())).toMatchObject({ loading: 'ERROR', updating: 'ERROR' });
  });
});
