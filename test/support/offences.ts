import { forgetOffences, offences } from '../mock-backend/offences';

let provoked: RegExp | undefined;

/** Declares that the running test deliberately sends requests that the backend must not receive. */
export const provokesOffences = (pattern = /./) => {
  provoked = pattern;
};

/** Returns the offences since the last call, without those that the test provoked. */
export const takeOffences = (): string[] => {
  const found = offences().filter(one => !provoked?.test(one));
  forgetOffences();
  provoked = undefined;
  return found;
};
