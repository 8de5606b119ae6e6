const MAX_PLACES = 10;

/** A script in an address, with its line and column. The server's name and the folders before it are left out. */
const PLACE = /\/([\w.-]{1,100}\.[jt]sx?):(\d+):(\d+)/g;

const FILE = /\/([\w.-]{1,100}\.(?:js|css))/;

/** A name that code can have; anything else may be somebody's text. */
const NAME = /^[\w$]{1,50}$/;

/** The places `file:line:column` in a stack, from inside out. */
export const placesIn = (stack: string): string[] =>
  [...stack.matchAll(PLACE)].slice(0, MAX_PLACES).map(([, file, line, column]) => `${file}:${line}:${column}`);

/** The places of an error. A message may look like a stack, and Chromium begins the stack with it. */
export const stackOf = (error: unknown): string[] =>
  error instanceof Error ? placesIn((error.stack ?? '').replace(error.message, '')) : [];

/** The name of an error, or the type of whatever else was thrown. */
export const nameOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return NAME.test(error.name) ? error.name : 'Error';
};

/** The file that a browser names in the message of a failed import. */
export const fileIn = (message: string): string => FILE.exec(message)?.[1] ?? '';
