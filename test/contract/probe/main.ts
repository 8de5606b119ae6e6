import setupAxiosInterceptors from 'core/http/axios-interceptor';
import { Unreadable } from '../diff/unreadable';
import { OWN_DOCUMENT } from '../openapi/own-document';
import { parseArguments, USAGE } from './arguments';
import { createChecker } from './findings';
import { readPassword, VARIABLE } from './password';
import { probe } from './probe';
import { isWrong, reportOf } from './report';
import { createScreens } from './screens';
import { signIn } from './sign-in';

/** Signs in, tries every GET call of the console, and prints what the console could not read. Nothing is written. */
const run = async (base: string, user: string): Promise<number> => {
  const password = await readPassword(user);
  if (!password) throw new Unreadable(`There is no password: set ${VARIABLE}, or run this at a terminal.`);
  const check = createChecker(OWN_DOCUMENT);
  setupAxiosInterceptors(() => undefined);
  await signIn(base, user, password);
  const results = await probe(base, check);
  console.log(reportOf(results, createScreens(OWN_DOCUMENT)));
  return results.some(isWrong) ? 1 : 0;
};

/** @returns the exit status: 0 no difference, 1 differences, 2 signing in failed or the arguments are wrong */
export const main = async (args: readonly string[]): Promise<number> => {
  const parsed = parseArguments(args);
  if (!parsed) {
    console.error(USAGE);
    return 2;
  }
  try {
    return await run(parsed.base, parsed.user);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    console.error(error.message);
    return 2;
  }
};
