import { isAxiosError } from 'axios';

/** The library responded and has no picture with this name. */
export class PictureNotFound extends Error {}

/** Whether the server is known to have no picture of the requested name. */
export const isPictureMissing = (error: unknown) =>
  isAxiosError(error) ? error.response?.status === 404 : error instanceof PictureNotFound;
