import axios from 'axios';
import type { Background } from 'core/http/background';
import {
  createReducer,
  type RequestAction,
  SHOWN_BY_SCREEN,
  type Status,
  SUCCESS,
  type Thunk,
  track,
} from 'core/redux/request';
import { isPlainObject } from 'lib/is-plain-object';
import { readShape } from 'lib/records/shape';
import { storeSlice } from 'lib/store-slice';
import { type PageParams, readAllPages } from 'records/all-pages';
import { type ApplicationSetting, settingShape } from './record';

export const SETTINGS_URL = '/api/application-settings';
const FETCH = 'applicationSettings/FETCH';
export const UPDATE = 'applicationSettings/UPDATE';

interface ApplicationSettingsState {
  settings: ApplicationSetting[];
  loading: Status;
  updating: Status;
  error: unknown;
}

const initialState: ApplicationSettingsState = { settings: [], loading: 'NOOP', updating: 'NOOP', error: null };

const reducer = createReducer<ApplicationSettingsState>(initialState, {
  ...track(FETCH, 'loading'),
  ...track(UPDATE, 'updating'),
  [SUCCESS(FETCH)]: (state, { payload }: RequestAction<ApplicationSetting[]>) => ({
    ...state,
    loading: 'SUCCESS',
    settings: payload,
  }),
  [SUCCESS(UPDATE)]: (state, { meta }: RequestAction<unknown, { setting: ApplicationSetting }>) => ({
    ...state,
    updating: 'SUCCESS',
    settings: state.settings.map(one => (one.key === meta.setting.key ? meta.setting : one)),
  }),
});

export const applicationSettings = storeSlice('applicationSettings', reducer);

const ask =
  (background?: Background) =>
  async ({ page, size }: PageParams) =>
    (await axios.get(SETTINGS_URL, { params: { page, size }, ...background })).data;

/** All settings: their screen has no pager. */
export const readSettings = async (background?: Background) => {
  const settings = await readAllPages<ApplicationSetting>(ask(background));
  return settings.filter(isPlainObject).map(setting => readShape(settingShape, setting));
};

export const fetchSettings = (): Thunk => async dispatch =>
  dispatch({ type: FETCH, payload: readSettings(), meta: SHOWN_BY_SCREEN });

/** A setting was found to be stored so. */
export const showStored = (setting: ApplicationSetting) => ({ type: SUCCESS(UPDATE), meta: { setting } });
