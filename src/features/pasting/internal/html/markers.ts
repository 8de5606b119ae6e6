import { styleOf } from './style';
import { type Content, isTag, isWithoutText, readText, tag } from './tree';

/** Characters of a marker, such as `viii)` or `1.2.10.`. */
const LONGEST = 8;

const isMarker = (node: Content) => isTag(node) && styleOf(node)['mso-list'] === 'ignore';

/** The text of the markers inside a node, and what is left without them. */
export const withoutMarkers = (nodes: readonly Content[]): { marker: string; rest: Content[] } => {
  let marker = '';
  const rest = nodes.flatMap((node): Content[] => {
    if (isMarker(node)) {
      marker += readText(node);
      return [];
    }
    if (!isTag(node)) return [node];
    const inner = withoutMarkers(node.children);
    marker += inner.marker;
    return [tag(node.tagName, inner.rest, node.properties)];
  });
  return { marker: marker.trim(), rest };
};

/** The space that Word puts after each marker, in a font of its own. */
const isGap = (node: Content): boolean => {
  if (!isTag(node) || !isWithoutText(node)) return false;
  const { font = '', 'font-size': size = '' } = styleOf(node);
  return /(?:^| )7(?:\.0)?pt/.test(`${font} ${size}`) || node.children.some(isGap);
};

const hasGap = (node: Content): boolean => isGap(node) || (isTag(node) && node.children.some(hasGap));

/** A marker that has lost what Word says of it, as in mails; the text after it. */
export const bareMarker = (nodes: readonly Content[]): { marker: string; rest: Content[] } | undefined => {
  const at = nodes.findIndex(node => !isWithoutText(node));
  const first = nodes[at];
  const marker = first && hasGap(first) ? readText(first).trim() : '';
  return marker === '' || marker.length > LONGEST ? undefined : { marker, rest: nodes.slice(at + 1) };
};

/** Letters that are bullets in the fonts of signs; any other letter may number an item without a sign after it. */
const BULLET = /^[lnoquvwØ]$/;

/** A number or letters, in most lists with a sign after them. */
export const isNumber = (marker: string) =>
  /\d/.test(marker) || /^\(?\p{L}+[.)\]:-]/u.test(marker) || (/^[a-z]$/i.test(marker) && !BULLET.test(marker));

/** The number of a marker, for the first item of a list. Letters count from a. */
export const numberOf = (marker: string): number => {
  const number = /\d+(?!.*\d)/.exec(marker)?.[0];
  if (number) return Number(number);
  const [, letter = 'a'] = /^\(?([a-z])(?:[.)]|$)/i.exec(marker) ?? [];
  return /[ivx]/i.test(letter) ? 1 : letter.toLowerCase().charCodeAt(0) - 96;
};
