import axios from 'axios';
import { type PageParams, readAllPages } from 'core/http/all-pages';
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
import { giveBack, readShape } from 'lib/records/shape';
import { storeSlice } from 'lib/store-slice';
import { type ApplicationSetting, shape } from './model';

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

const ask = async ({ page, size }: PageParams) => (await axios.get(URL, { params: { page, size } })).data;

/** All settings: their screen has no pager. */
const request = async () => {
  const settings = await readAllPages<ApplicationSetting>(ask);
  return settings.filter(isPlainObject).map(setting => readShape(shape, setting));
};

/** The setting as it is stored now; undefined if there is none of this key. */
export const readSetting = async (key: string) => (await request()).find(one => one.key === key);

export const fetchSettings = (): Thunk => async dispatch =>
  dispatch({ type: FETCH, payload: request(), meta: SHOWN_BY_SCREEN });

/** Settings are saved one at a time (R130). */
export const updateSetting =
  (setting: ApplicationSetting): Thunk =>
  async dispatch =>
    dispatch({
      type: UPDATE,
      payload: axios.put(URL, giveBack(shape, setting)),
      meta: { setting, ...SHOWN_BY_SCREEN },
    });
