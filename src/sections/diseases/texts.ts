import { markdownTexts } from 'lib/long-texts';
import type { Disease, DiseaseText } from './model';

export const texts = markdownTexts<Disease>('diagnostic', 'treatment');

const TEXTS = ['diagnostic', 'treatment'] as const;

/** What waits for the next release under the name of a text; Base64. */
export const textToRelease = (disease: Disease, name: string): string | undefined =>
  TEXTS.filter(one => one === name).map(one => disease[one]?.rawMarkdownToRelease)[0] ?? undefined;

/** The names of the texts of which something else waits for release than readers see. */
export const pendingTexts = (disease: Disease): string[] =>
  TEXTS.filter(name => {
    const waitingText = textToRelease(disease, name);
    return Boolean(waitingText) && waitingText !== texts.read(disease, name);
  });

/** Whether there is something to release (R95). */
export const hasText = (disease: Disease) => texts.names.some(name => Boolean(texts.read(disease, name)));

/** The names of the texts that differ from what was opened. */
export const changedTexts = (opened: Disease, edited: Disease): string[] =>
  texts.names.filter(name => (texts.read(edited, name) ?? '') !== (texts.read(opened, name) ?? ''));

const waiting = (stored: DiseaseText): DiseaseText =>
  stored.rawMarkdownAvailable ? { ...stored, rawMarkdownToRelease: stored.rawMarkdownAvailable } : stored;

/** Release later: what is available is copied to what waits for release (R95). */
export const releaseLater = ({ diagnostic, treatment, ...disease }: Disease): Disease => ({
  ...disease,
  ...(diagnostic && { diagnostic: waiting(diagnostic) }),
  ...(treatment && { treatment: waiting(treatment) }),
});
