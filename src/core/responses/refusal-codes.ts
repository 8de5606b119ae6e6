import { isAxiosError } from 'axios';
import { readRefusal } from './notifications';

/** The codes of a refusal, without the part before the last dot. They show which value is wrong or already taken. */
export const codesOf = (error: unknown): readonly string[] => {
  const response = isAxiosError(error) ? error.response : undefined;
  return response ? readRefusal(response).codes.map(code => code.replace(/^.*\./, '')) : [];
};
