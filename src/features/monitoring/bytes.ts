import { withUnit } from 'lib/numbers';
import { formatMeasured } from './measured';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'];

/** A number of bytes in readable form: 250685575168 is 233,47 GB. */
export const bytesText = (bytes: number): string => {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, Math.abs(bytes))) / 10));
  return withUnit(formatMeasured(bytes / 1024 ** power), UNITS[power]);
};
