import { isAxiosError } from 'axios';
import { BACKGROUND } from 'core/http/background';
import { isPathSegment } from 'core/http/path-segment';
import type { FindByKey } from 'crud/section';
import { foundRow, lookupByCall } from 'records/lookup';
import { readUser } from './duck';

const isNobody = (error: unknown) => isAxiosError(error) && error.response?.status === 404;

/** Logins have no spaces. */
const mayBeLogin = (key: string) => !/\s/.test(key) && isPathSegment(key);

const findByLogin: FindByKey = async (key, signal) => {
  if (!mayBeLogin(key)) return undefined;
  const user = foundRow(await lookupByCall(readUser(key, { ...BACKGROUND, signal }), isNobody));
  return user && { name: user.login, path: `/${encodeURIComponent(user.login)}` };
};

export default findByLogin;
