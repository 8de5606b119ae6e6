import { type Comparison, comparisonOf } from 'features/changes/comparison';
import { readerOf } from 'lib/long-texts';
import type { Disease, DiseaseText } from './record';
import { texts } from './texts';

/** What differs between the texts of the opened and the edited disease. */
export const changedTexts = (opened: Disease, edited: Disease): Comparison => ({
  ...comparisonOf(opened, edited, readerOf(texts)),
  before: {},
  after: {},
});

/** Whether there is something to release (R95). */
export const hasText = (record: Disease) => texts.names.some(name => Boolean(texts.read(record, name)));

const waiting = (stored: DiseaseText): DiseaseText =>
  stored.rawMarkdownAvailable ? { ...stored, rawMarkdownToRelease: stored.rawMarkdownAvailable } : stored;

/** Release later: the available texts are copied to the texts that wait for release (R95). */
export const releaseLater = ({ diagnostic, treatment, ...others }: Disease): Disease => ({
  ...others,
  ...(diagnostic && { diagnostic: waiting(diagnostic) }),
  ...(treatment && { treatment: waiting(treatment) }),
});

/** A text that was changed waits, unless another one waits already: that one stays. */
const waitingIfChanged = (changed: DiseaseText | undefined, stored: DiseaseText | undefined) => {
  const { rawMarkdownAvailable: before, rawMarkdownToRelease: waitingBefore } = stored ?? {};
  const isChanged = changed?.rawMarkdownAvailable !== before;
  return changed && isChanged && (!waitingBefore || waitingBefore === before) ? waiting(changed) : changed;
};

/** The same for a change of many diseases: what waits already is not lost. */
export const releaseChangesLater = (changed: Disease, stored: Disease): Disease => ({
  ...changed,
  ...(changed.diagnostic && { diagnostic: waitingIfChanged(changed.diagnostic, stored.diagnostic) }),
  ...(changed.treatment && { treatment: waitingIfChanged(changed.treatment, stored.treatment) }),
});
