import type { Identified } from 'shared/model';

/** An application picture (spec 3). */
export interface Picture extends Identified {
  referenceName: string;
  /** Base64. */
  content?: string;
  contentContentType?: string;
}

const SHOWN_TYPES = /^image\/(gif|jpe?g|png)$/;

/** A picture as the source of an `<img>`: only ever data of the kinds the product knows (spec 2.6). */
export const sourceOf = ({ content, contentContentType = '' }: Picture): string | undefined => {
  const base64 = String(content ?? '').replace(/^data:[^,]*,/, '');
  return base64 && SHOWN_TYPES.test(contentContentType) ? `data:${contentContentType};base64,${base64}` : undefined;
};

const REFERENCE = /!\[[^\]]*\]\([^)\s]*\/images\/([^)\s/?#]+)[^)]*\)/g;

/** The reference names of the pictures that a markdown text shows, each once (decision 19). */
export const referencesIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(REFERENCE)].map(([, name]) => name)),
];

/** The reference name in a picture's address, if the address is one of ours. */
export const referenceOf = (address: string): string | undefined => {
  const name = /^[^:]*\/images\/([^/?#]+)$/.exec(address)?.[1];
  if (!name) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
