import axios, { isAxiosError } from 'axios';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { ACTION_TYPES } from './administration.duck';
import { readHealth } from './read-health';

/** If a service is down, Spring responds with 503 and the same body as with 200. */
const fetchHealth = async () => {
  try {
    return await axios.get<unknown>('/management/health');
  } catch (error) {
    const response = isAxiosError(error) && error.response?.status === 503 ? error.response : undefined;
    if (response && readHealth(response.data).indicators.length > 0) return response;
    throw error;
  }
};

/** Fetches the health of the services. Separate from the other reads: only its screen must accept such a body. */
export const systemHealth = (): Thunk => async dispatch =>
  dispatch({ type: ACTION_TYPES.FETCH_HEALTH, payload: fetchHealth(), meta: SHOWN_BY_SCREEN });
