/** The arguments of the command line. */
export interface Arguments {
  /** The backend's address without a trailing slash: `https://host/base`. */
  base: string;
  user: string;
}

export const USAGE =
  'Usage: npm run contract:probe -- <address of the backend> --user <login>\n' +
  'The password is asked for, or comes from the variable CONTRACT_PASSWORD; it is never an argument.';

/** The parsed arguments; undefined if they are not valid. */
export const parseArguments = (args: readonly string[]): Arguments | undefined => {
  const [address, flag, user, ...rest] = args;
  if (flag !== '--user' || !user || rest.length > 0 || !/^https?:\/\//i.test(address) || !URL.canParse(address))
    return undefined;
  const { origin, pathname } = new URL(address);
  return { base: origin + pathname.replace(/\/+$/, ''), user };
};
