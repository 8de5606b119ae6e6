import axios, { isAxiosError } from 'axios';
import type { AnyAction } from 'redux';
import type { Background } from 'core/http/background';
import { FAILURE, REQUEST, SUCCESS, SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { readHealth } from './readers';

/** JHipster's administration module: what each monitoring page asked for last, as it was answered. */
export const ACTION_TYPES = {
  FETCH_LOGS: 'administration/FETCH_LOGS',
  FETCH_LOGS_CHANGE_LEVEL: 'administration/FETCH_LOGS_CHANGE_LEVEL',
  FETCH_HEALTH: 'administration/FETCH_HEALTH',
  FETCH_METRICS: 'administration/FETCH_METRICS',
  FETCH_THREAD_DUMP: 'administration/FETCH_THREAD_DUMP',
  FETCH_CONFIGURATIONS: 'administration/FETCH_CONFIGURATIONS',
  FETCH_ENV: 'administration/FETCH_ENV',
  FETCH_AUDITS: 'administration/FETCH_AUDITS',
  FETCH_GATEWAY_ROUTE: 'administration/FETCH_GATEWAY_ROUTE',
};

const initialState = {
  loading: false,
  errorMessage: null as unknown,
  logs: { loggers: [] as unknown },
  health: {} as unknown,
  metrics: {} as unknown,
  threadDump: [] as unknown,
  configuration: { configProps: {} as unknown, env: {} as unknown },
  audits: [] as unknown,
  totalItems: 0,
  gateway: { routes: [] as unknown },
};

export type AdministrationState = Readonly<typeof initialState>;

const { FETCH_LOGS_CHANGE_LEVEL, ...READS } = ACTION_TYPES;
const reads = Object.values(READS);

const answered = (state: AdministrationState, type: string, { data, headers }: AnyAction['payload']) => {
  switch (type) {
    case SUCCESS(READS.FETCH_LOGS):
      return { ...state, logs: { loggers: data } };
    case SUCCESS(READS.FETCH_HEALTH):
      return { ...state, health: data };
    case SUCCESS(READS.FETCH_METRICS):
      return { ...state, metrics: data };
    case SUCCESS(READS.FETCH_THREAD_DUMP):
      return { ...state, threadDump: data };
    case SUCCESS(READS.FETCH_CONFIGURATIONS):
      return { ...state, configuration: { ...state.configuration, configProps: data } };
    case SUCCESS(READS.FETCH_ENV):
      return { ...state, configuration: { ...state.configuration, env: data } };
    case SUCCESS(READS.FETCH_AUDITS):
      return { ...state, audits: data, totalItems: Number(headers?.['x-total-count']) || 0 };
    default:
      return { ...state, gateway: { routes: data } };
  }
};

export default (state: AdministrationState = initialState, action: AnyAction): AdministrationState => {
  const { type, payload } = action;
  if (reads.some(read => type === REQUEST(read))) return { ...state, loading: true, errorMessage: null };
  if (reads.some(read => type === FAILURE(read))) return { ...state, loading: false, errorMessage: payload };
  if (reads.some(read => type === SUCCESS(read))) return { ...answered(state, type, payload), loading: false };
  return state;
};

export const selectAdministration = (state: unknown) =>
  (state as { administration: AdministrationState }).administration;

const get =
  (type: string, url: string, background?: Background): Thunk =>
  async dispatch =>
    dispatch({ type, payload: axios.get(url, background), meta: SHOWN_BY_SCREEN });

/** Spring answers 503 with the same body as 200 where some service is down. */
const fetchHealth = async () => {
  try {
    return await axios.get<unknown>('/management/health');
  } catch (error) {
    const answer = isAxiosError(error) && error.response?.status === 503 ? error.response : undefined;
    if (answer && readHealth(answer.data).indicators.length > 0) return answer;
    throw error;
  }
};

export const systemHealth = (): Thunk => async dispatch =>
  dispatch({ type: READS.FETCH_HEALTH, payload: fetchHealth(), meta: SHOWN_BY_SCREEN });
export const systemMetrics = () => get(READS.FETCH_METRICS, '/management/metrics');
export const systemThreadDump = () => get(READS.FETCH_THREAD_DUMP, '/management/threaddump');
export const getLoggers = () => get(READS.FETCH_LOGS, '/management/logs');
export const getConfigurations = () => get(READS.FETCH_CONFIGURATIONS, '/management/configprops');
export const getEnv = () => get(READS.FETCH_ENV, '/management/env');

/** In the background where nobody asked for them: a backend without a gateway knows no such call, or refuses it. */
export const gatewayRoutes = (background?: Background) =>
  get(READS.FETCH_GATEWAY_ROUTE, '/api/gateway/routes', background);

/** Changes a level at once, then reads the levels again. */
export const changeLogLevel =
  (name: string, level: string): Thunk =>
  async dispatch => {
    await dispatch({ type: FETCH_LOGS_CHANGE_LEVEL, payload: axios.put('/management/logs', { level, name }) });
    return dispatch(getLoggers());
  };

/** A page of the events of a range of days, `YYYY-MM-DD`; `page` counts from 0. */
export interface AuditPage {
  page: number;
  size: number;
  sort: string;
  fromDate: string;
  toDate: string;
}

/** Events as they are answered, without a trace in the store. */
export const fetchAudits = ({ page, size, sort, fromDate, toDate }: AuditPage, signal?: AbortSignal) =>
  axios.get<unknown>('/management/audits', { params: { page, size, sort, fromDate, toDate }, signal });

export const getAudits =
  (asked: AuditPage): Thunk =>
  async dispatch =>
    dispatch({ type: READS.FETCH_AUDITS, payload: fetchAudits(asked), meta: SHOWN_BY_SCREEN });
