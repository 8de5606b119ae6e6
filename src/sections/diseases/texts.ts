import { type Disease, disease, type DiseaseText } from './record';

export const { texts } = disease;

const TEXTS = ['diagnostic', 'treatment'] as const;

/** The version of a text that waits for the next release, in Base64. */
export const textToRelease = (record: Disease, name: string): string | undefined =>
  TEXTS.filter(one => one === name).map(one => record[one]?.rawMarkdownToRelease)[0] ?? undefined;

/** The names of the texts whose waiting version differs from the one that readers see. */
export const pendingTexts = (record: Disease): string[] =>
  TEXTS.filter(name => {
    const waitingText = textToRelease(record, name);
    return Boolean(waitingText) && waitingText !== texts.read(record, name);
  });

/** Whether there is something to release (R95). */
export const hasText = (record: Disease) => texts.names.some(name => Boolean(texts.read(record, name)));

/** The names of the texts that differ from those of the opened disease. */
export const changedTexts = (opened: Disease, edited: Disease): string[] =>
  texts.names.filter(name => (texts.read(edited, name) ?? '') !== (texts.read(opened, name) ?? ''));

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
