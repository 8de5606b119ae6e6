import type { LoadFailureProps } from 'ui/feedback/load-failure';
import { chunk } from './screen';

/** A failed load on a screen of the first load, which does not contain the texts of failures. */
export const LoadFailureChunk = chunk<LoadFailureProps>(
  async () => ({ default: (await import('ui/feedback/load-failure')).LoadFailure }),
  { hasFirstTexts: true },
);
