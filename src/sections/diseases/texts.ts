import { type Disease, disease } from './record';

export const { texts } = disease;

/** The version of a text that waits for the next release, in Base64. */
export const textToRelease = ({ diagnostic, treatment }: Disease, name: string): string | undefined =>
  (name === 'diagnostic' ? diagnostic : treatment)?.rawMarkdownToRelease ?? undefined;
