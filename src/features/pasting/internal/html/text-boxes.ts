import type { Root } from 'hast';
import { type Content, isTag, readText, replaceNodes } from './tree';

const TEXT_BOX = /<v:textbox[^>]*>([^]*?)<\/v:textbox>/gi;

const bodyOf = ({ children }: Root): Content[] => {
  const html = children.find(child => isTag(child, 'html'));
  const body = html && isTag(html) ? html.children.find(child => isTag(child, 'body')) : undefined;
  return body && isTag(body) ? body.children : [];
};

const dense = (text: string) => text.replace(/\s+/g, '');

/**
 * Word keeps the text of its text boxes in comments that only its own programs read. It stands where the box is tied to
 * the text, unless the page has it too.
 */
export const openTextBoxes = (tree: Root, parse: (html: string) => Root) => {
  let shown: string | undefined;
  replaceNodes(tree, node => {
    if (node.type !== 'comment' || !node.value.includes('<v:textbox')) return [node];
    shown ??= dense(readText(tree));
    return [...node.value.matchAll(TEXT_BOX)].flatMap(([, inner = '']) => {
      const box = parse(inner);
      return shown?.includes(dense(readText(box))) ? [] : bodyOf(box);
    });
  });
};
