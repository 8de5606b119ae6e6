import { isAxiosError } from 'axios';

/** A server that does not know an order refuses the whole list: as a faulty request, or as a failure of its own. */
export const mayRefuseOrder = (error: unknown) =>
  isAxiosError(error) && [400, 500].includes(error.response?.status ?? 0);
