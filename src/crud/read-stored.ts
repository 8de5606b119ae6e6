import { useEffect, useRef, type MutableRefObject } from 'react';
import { isSessionEnd } from 'core/http/is-session-end';
import { useIsMounted } from 'lib/use-is-mounted';

/** After this time the save continues without the response, in milliseconds. */
const GIVEN_UP = 8000;

/** The server no longer has the record under the name or the login with which it was opened. */
export const GONE = Symbol('gone');

/** Reads the stored record: `GONE` if the server has no such record, `undefined` if that is not known. */
export type Read<T> = (signal: AbortSignal) => Promise<T | typeof GONE | undefined>;

/** The result of a read: as above, or `stop` if nothing may be sent. */
export const responseOf = async <T>(read: Read<T>, signal: AbortSignal) => {
  const givenUp = new Promise<undefined>(resolve => signal.addEventListener('abort', () => resolve(undefined)));
  try {
    return await Promise.race([read(signal), givenUp]);
  } catch (error) {
    // The user has to sign in first, and presses Save again afterwards.
    return isSessionEnd(error) ? 'stop' : undefined;
  }
};

/** Reads the record. The request is aborted when the form is left, or when it takes too long. */
export const useTimedRead = <T>(latestRead: MutableRefObject<Read<T>>) => {
  const isMounted = useIsMounted();
  const ongoing = useRef<AbortController | null>(null);
  useEffect(() => () => ongoing.current?.abort(), []);

  return async () => {
    if (!isMounted.current) return 'stop';
    const controller = new AbortController();
    ongoing.current = controller;
    const timer = setTimeout(() => controller.abort(), GIVEN_UP);
    const response = await responseOf(latestRead.current, controller.signal);
    clearTimeout(timer);
    return isMounted.current ? response : 'stop';
  };
};
