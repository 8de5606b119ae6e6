import type { Element, Root } from 'hast';
import { isNumber, numberOf } from './markers';
import { styleOf } from './style';
import { type Content, isBlock, isTag, isWithoutText, tag, textNode } from './tree';
import { HEADING, mayBeItem, readItem, readItems, type WordItem } from './word-items';

/** A list that may still get items, and its last item. */
interface Open {
  item: Element;
  into: Element;
  of: WordItem;
  margin?: string;
}

const newList = ({ marker }: WordItem) =>
  isNumber(marker) ? tag('ol', [], { start: numberOf(marker) }) : tag('ul', []);

const isSameList = (one: WordItem, other: WordItem) =>
  one.level === other.level && one.list === other.list && isNumber(one.marker) === isNumber(other.marker);

const marginOf = (node: Content) => (isTag(node) ? styleOf(node)['margin-left'] : undefined);

const close = (open: Open[], isDeeper: (list: Open) => boolean) => {
  for (let last = open.at(-1); last && isDeeper(last); last = open.at(-1)) open.pop();
};

/** Adds an item to the open list of its level, or to a new one inside the item above it. */
const addItem = (out: Content[], open: Open[], item: WordItem, margin?: string) => {
  close(open, ({ of }) => of.level > item.level || (of.level === item.level && !isSameList(of, item)));
  const element = tag('li', item.content);
  const last = open.at(-1);
  if (last && last.of.level === item.level) {
    last.into.children.push(element);
    open.splice(-1, 1, { ...last, item: element, margin });
    return;
  }
  const into = newList(item);
  into.children.push(element);
  if (last) last.item.children.push(into);
  else out.push(into);
  open.push({ item: element, into, of: item, margin });
};

/** A numbered heading stays a heading, with its number in front. */
const withNumber = ({ marker, content }: WordItem): Content[] =>
  content.map(node =>
    isTag(node) && isNumber(marker)
      ? tag(node.tagName, [textNode(`${marker} `), ...node.children], node.properties)
      : node,
  );

const isNothing = (node: Content) => !isBlock(node) && isWithoutText(node);

const inLists = (nodes: readonly Content[]): Content[] => {
  const out: Content[] = [];
  const open: Open[] = [];
  /** A paragraph that is indented like an item continues it. Any other ends the lists. */
  const addOther = (node: Content) => {
    const margin = marginOf(node);
    const at = margin === undefined ? -1 : open.findLastIndex(list => list.margin === margin);
    open.length = at + 1;
    const last = open.at(-1);
    if (!last) out.push(node);
    else if (isTag(node) && !isWithoutText(node)) last.item.children.push(node);
  };
  for (const node of nodes) {
    const item = readItem(node);
    const items = readItems(node) ?? [];
    if (item && isTag(node) && HEADING.test(node.tagName)) {
      open.length = 0;
      out.push(...withNumber(item));
    } else if (item) addItem(out, open, item, marginOf(node));
    else if (items.length > 0) items.forEach(one => addItem(out, open, one));
    else if (open.length === 0 || !isNothing(node)) addOther(node);
  }
  return out;
};

/** Makes lists of the paragraphs that Word shows as items. */
export const makeWordLists = (tree: Root) => {
  const visit = (node: Root | Element) => {
    for (const child of node.children) if (child.type === 'element') visit(child);
    const children: Content[] = node.children;
    // What stands in a true list is no list of its own.
    if (isTag(node, 'ul', 'ol', 'li') && !children.some(child => readItem(child)?.marker)) return;
    if (children.some(mayBeItem)) node.children = inLists(children) as typeof node.children;
  };
  visit(tree);
};
