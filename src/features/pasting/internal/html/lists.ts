import type { Element, Root } from 'hast';
import { type Content, isBlock, isTag, isWithoutText, replaceNodes, tag } from './tree';

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

const isList = (node: Content | undefined): node is Element => node !== undefined && isTag(node, 'ul', 'ol');

/** What a list without items of its own holds: one list, which is a level deeper. */
const onlyList = (node: Content): Element | undefined => {
  if (!isTag(node, 'ul', 'ol')) return undefined;
  if (node.children.some(child => isTag(child, 'li'))) return undefined;
  const [list, ...others] = node.children.filter(child => !isWithoutText(child));
  return isList(list) && others.length === 0 ? list : undefined;
};

/** The last item of a list, so many levels down; the deepest one if there are fewer. */
const lastItem = (list: Element, depth: number): Element | undefined => {
  const item = list.children.findLast(child => isTag(child, 'li'));
  if (!item || !isTag(item)) return undefined;
  const inner = item.children.findLast(child => isTag(child, 'ul', 'ol'));
  return depth > 1 && isList(inner) ? lastItem(inner, depth - 1) : item;
};

const hasItems = (node: Content): boolean =>
  isTag(node) && node.children.some(child => isTag(child, 'li', 'ul', 'ol') || (isBlock(child) && hasItems(child)));

/** What stands between a list and its items, such as the parts of a page. */
const unwrapped = (node: Content): Content[] =>
  isTag(node) && isBlock(node) && !isTag(node, 'li', 'ul', 'ol', 'table') && hasItems(node)
    ? node.children.flatMap(unwrapped)
    : [node];

/**
 * LibreOffice begins a new list where the markers change, and says the level by lists without items around it: it
 * belongs into the item above.
 */
const joinLevels = (node: Root | Element) => {
  const out: Content[] = [];
  const children = isTag(node, 'ul', 'ol') ? node.children.flatMap(unwrapped) : node.children;
  for (const child of children) {
    if (isTag(child)) joinLevels(child);
    let [list, depth]: [Content, number] = [child, 0];
    for (let inner = onlyList(list); inner; inner = onlyList(list)) [list, depth] = [inner, depth + 1];
    const above = depth > 0 ? out.findLast(one => !isWithoutText(one)) : undefined;
    const item = isList(above) ? lastItem(above, depth) : undefined;
    if (item && isTag(list)) item.children.push(list);
    else out.push(child);
  }
  if (out.length !== node.children.length || children !== node.children) node.children = out as typeof node.children;
};

/** Puts every list into its item, and every item into a list. */
export const mendLists = (tree: Root) => {
  joinLevels(tree);
  replaceNodes(tree, node => {
    if (isTag(node, 'ul', 'ol')) return [tag(node.tagName, itemsOf(node.children), node.properties)];
    if (isTag(node) && node.children.some(child => isTag(child, 'li')))
      return [tag(node.tagName, inList(node.children), node.properties)];
    return [node];
  });
  if (tree.children.some(child => isTag(child, 'li'))) tree.children = inList(tree.children);
};
