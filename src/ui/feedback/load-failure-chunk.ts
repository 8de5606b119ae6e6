import { chunk } from 'ui/layout/screen';
import type { LoadFailureProps } from './load-failure';

/** A failed load on a screen of the first load, which does not contain the texts of failures. */
export const LoadFailureChunk = chunk<LoadFailureProps>(
  async () => ({ default: (await import('./load-failure')).LoadFailure }),
  { hasFirstTexts: true },
);
