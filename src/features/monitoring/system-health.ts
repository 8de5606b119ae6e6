import axios, { isAxiosError } from 'axios';
import { readIntoStore } from './administration.duck';
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
export const systemHealth = () => readIntoStore('health', fetchHealth);
