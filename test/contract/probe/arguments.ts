/** What was asked on the command line. */
export interface Arguments {
  /** The backend's address without a slash at its end: `https://host/base`. */
  base: string;
  user: string;
}

export const USAGE =
  'Usage: npm run contract:probe -- <address of the backend> --user <login>\n' +
  'The password is asked for, or comes from the variable CONTRACT_PASSWORD; it is never an argument.';

/** The arguments; undefined where they are not understood. */
export const parseArguments = (args: readonly string[]): Arguments | undefined => {
  const [address, flag, user, ...rest] = args;
  if (flag !== '--user' || !user || rest.length > 0 || !/^https?:\/\//i.test(address) || !URL.canParse(address))
    return undefined;
  const { origin, pathname } = new URL(address);
  return { base: origin + pathname.replace(/\/+$/, ''), user };
};
