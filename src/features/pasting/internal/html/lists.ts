import type { Root } from 'hast';
import { type Content, isTag, isWithoutText, replaceNodes, tag } from './tree';

/**
 * The items of a list. Google Docs and old editors put an inner list beside its item: it belongs into it. Without
 * an item it is no level.
 */
const itemsOf = (children: readonly Content[]): Content[] => {
  const items: Content[] = [];
  for (const child of children) {
    const last = items.at(-1);
    if (isTag(child, 'li')) items.push(child);
    else if (isWithoutText(child)) continue;
    else if (!last && isTag(child, 'ul', 'ol')) items.push(...itemsOf(child.children));
    else if (last && isTag(last) && isTag(child, 'ul', 'ol')) last.children.push(child);
    else items.push(tag('li', [child]));
  }
  return items;
};

/** Items without a list, as a selection that begins in a list leaves them. */
const inList = (children: readonly Content[]): Content[] => {
  const out: Content[] = [];
  let items: Content[] = [];
  const flush = () => {
    if (items.length > 0) out.push(tag('ul', items));
    items = [];
  };
  for (const child of children) {
    if (isTag(child, 'li')) items.push(child);
    else if (items.length === 0 || !isWithoutText(child)) {
      flush();
      out.push(child);
    }
  }
  flush();
  return out;
};

/** Puts every list into its item, and every item into a list. */
export const mendLists = (tree: Root) => {
  replaceNodes(tree, node => {
    if (isTag(node, 'ul', 'ol')) return [tag(node.tagName, itemsOf(node.children), node.properties)];
    if (isTag(node) && node.children.some(child => isTag(child, 'li')))
      return [tag(node.tagName, inList(node.children), node.properties)];
    return [node];
  });
  if (tree.children.some(child => isTag(child, 'li'))) tree.children = inList(tree.children);
};
