import { withUnit } from 'lib/numbers';
import { formatMeasured } from '../measured';

const LARGER_UNITS = ['KB', 'MB', 'GB', 'TB', 'PB'];

/** A number of bytes in readable form: 250685575168 is 233,47 GB. */
export const bytesText = (bytes: number): string => {
  let [amount, unit] = [bytes, 'B'];
  for (const larger of LARGER_UNITS) {
    if (Math.abs(amount) < 1024) break;
    amount /= 1024;
    unit = larger;
  }
  return withUnit(formatMeasured(amount), unit);
};
