import axios, { isAxiosError } from 'axios';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { ACTION_TYPES } from './administration.duck';
import { readHealth } from './read-health';

/** Spring answers 503 with the same body as 200 where some service is down. */
const fetchHealth = async () => {
  try {
    return await axios.get<unknown>('/management/health');
  } catch (error) {
    const response = isAxiosError(error) && error.response?.status === 503 ? error.response : undefined;
    if (response && readHealth(response.data).indicators.length > 0) return response;
    throw error;
  }
};

/** Asks for the health of the services. Apart from the other reads, for only its screen needs to know such a body. */
export const systemHealth = (): Thunk => async dispatch =>
  dispatch({ type: ACTION_TYPES.FETCH_HEALTH, payload: fetchHealth(), meta: SHOWN_BY_SCREEN });
