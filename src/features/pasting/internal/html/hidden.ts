import type { Element, Root } from 'hast';
import { classesOf, styleOf } from './style';
import { isTag, replaceNodes, textNode } from './tree';

/** Elements that show no text, or that may run or request something. */
const NEVER = new Set(
  (
    'annotation applet audio base canvas datalist embed frame frameset head iframe input link map meta noembed noframes ' +
    'noscript object param script select source style svg template textarea title track video'
  ).split(' '),
);

/** The remarks of Word, and the second copy of a formula that KaTeX keeps for screen readers. */
const HIDDEN_CLASS = /^(?:mso(?:commentreference|commenttext|del)|katex-mathml)$/i;
const REMARK = /^comment(?:-list)?$/;

const isRemark = (element: Element) => {
  const { 'mso-element': part = '', 'mso-special-character': sign = '' } = styleOf(element);
  return REMARK.test(part) || REMARK.test(sign) || classesOf(element).some(name => HIDDEN_CLASS.test(name));
};

/** Whether a tracked change deleted it. Without its author or time, `del` strikes a text out, which readers see. */
const isDeletion = (element: Element) =>
  isTag(element, 'del') && (element.properties.cite !== undefined || element.properties.dateTime !== undefined);

const isHidden = (element: Element) => {
  const { display, visibility, 'mso-hide': hide } = styleOf(element);
  return display === 'none' || visibility === 'hidden' || hide === 'all' || element.properties.hidden === true;
};

const isTiny = (size: unknown) => size !== undefined && Number(size) <= 1;
const EMOJI = /^\p{Extended_Pictographic}/u;

/** Removes what readers do not see: hidden text, remarks, deletions, scripts, pictures. Returns how many pictures. */
export const removeHidden = (tree: Root): number => {
  let pictures = 0;
  replaceNodes(tree, node => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || NEVER.has(node.tagName)) return [];
    if (isHidden(node) || isRemark(node) || isDeletion(node)) return [];
    if (!isTag(node, 'img')) return [node];
    const { alt, width, height } = node.properties;
    if (typeof alt === 'string' && EMOJI.test(alt)) return [textNode(alt)];
    if (!isTiny(width) && !isTiny(height)) pictures += 1;
    return [];
  });
  return pictures;
};
