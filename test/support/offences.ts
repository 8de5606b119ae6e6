import { forgetOffences, offences } from '../mock-backend/offences';

let provoked: RegExp | undefined;

/** Says that the running test sends on purpose what the backend may not be sent. */
export const provokesOffences = (pattern = /./) => {
  provoked = pattern;
};

/** The offences since this was last asked, without those that the test provoked. */
export const takeOffences = (): string[] => {
  const found = offences().filter(one => !provoked?.test(one));
  forgetOffences();
  provoked = undefined;
  return found;
};
