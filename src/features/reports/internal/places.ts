const MAX_PLACES = 10;

/** A script in a URL, with its line and column. The host name and the folders before the file are left out. */
const PLACE = /\/([\w.-]{1,100}\.[jt]sx?):(\d+):(\d+)/g;

const FILE = /\/([\w.-]{1,100}\.(?:js|css))/;

/** A name that code can have; anything else may be text that a user typed. */
const NAME = /^[\w$]{1,50}$/;

/** The positions `file:line:column` in a stack trace, innermost first. */
export const placesIn = (stack: string): string[] =>
  [...stack.matchAll(PLACE)].slice(0, MAX_PLACES).map(([, file, line, column]) => `${file}:${line}:${column}`);

/** The positions in an error's stack, without its message: it may look like a stack, and Chromium puts it first. */
export const stackOf = (error: unknown): string[] =>
  error instanceof Error ? placesIn((error.stack ?? '').replace(error.message, '')) : [];

/** The name of an error, or the type of any other thrown value. */
export const nameOfPlace = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return NAME.test(error.name) ? error.name : 'Error';
};

/** The file that a browser names in its message about a failed import; empty if it names none. */
export const fileIn = (message: string): string => FILE.exec(message)?.[1] ?? '';
