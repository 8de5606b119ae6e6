import axios from 'axios';
import { readMany } from 'shared/http/answers';
import { createReducer, SUCCESS, track, type Status, type Thunk } from 'shared/redux/request';
import type { ApplicationSetting } from './model';

const URL = '/api/application-settings';
const FETCH = 'applicationSettings/FETCH';
const UPDATE = 'applicationSettings/UPDATE';

interface ApplicationSettingsState {
  settings: ApplicationSetting[];
  loading: Status;
  updating: Status;
  error: unknown;
}

const initialState: ApplicationSettingsState = { settings: [], loading: 'NOOP', updating: 'NOOP', error: null };

export default createReducer<ApplicationSettingsState>(initialState, {
  ...track(FETCH, 'loading'),
  ...track(UPDATE, 'updating'),
  [SUCCESS(FETCH)]: (state, { payload }) => ({ ...state, loading: 'SUCCESS', settings: payload }),
  [SUCCESS(UPDATE)]: (state, { meta }) => ({
    ...state,
    updating: 'SUCCESS',
    settings: state.settings.map(one => (one.key === meta.setting.key ? meta.setting : one)),
  }),
});

export const selectApplicationSettings = (state: unknown) =>
  (state as { applicationSettings: ApplicationSettingsState }).applicationSettings;

const request = async () => readMany<ApplicationSetting>((await axios.get(URL)).data);

export const fetchSettings = (): Thunk => async dispatch => dispatch({ type: FETCH, payload: request() });

/** Settings are saved one at a time (spec 2.6). */
export const updateSetting =
  (setting: ApplicationSetting): Thunk =>
  async dispatch =>
    dispatch({ type: UPDATE, payload: axios.put(URL, setting), meta: { setting } });
