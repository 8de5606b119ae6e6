import type { Element } from 'hast';
import { bareMarker, withoutMarkers } from './markers';
import { type Style, styleOf } from './style';
import { type Content, isTag, isWithoutText, tag } from './tree';

/** A paragraph that Word shows as an item of a list: it has no lists, but paragraphs with a level and a marker. */
export interface WordItem {
  /** Which list of Word it belongs to. */
  list: string;
  level: number;
  /** The bullet or number as Word wrote it. */
  marker: string;
  content: Content[];
}

const PLACE = /^(l\d+)\s+level(\d+)/;
export const HEADING = /^h[1-6]$/;

/** Word on the web writes each item as a list of its own, and says its level. */
const readWebItem = (node: Element): WordItem | undefined => {
  const [list, ...others] = node.children.filter(child => isTag(child));
  if (!list || others.length > 0 || !isTag(list, 'ul', 'ol')) return undefined;
  const [item, ...more] = list.children.filter(child => isTag(child));
  const level = Number(item?.properties.dataAriaLevel);
  if (!item || more.length > 0 || !level) return undefined;
  const marker = isTag(list, 'ol') ? `${String(list.properties.start ?? 1)}.` : '·';
  return { list: String(item.properties.dataListid ?? ''), level, marker, content: item.children };
};

const POINTS: Partial<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 28.35 };
/** Points by which Word indents each level. */
const LEVEL = 36;

/** The level of a paragraph by its indent. */
const levelByMargin = ({ margin = '', 'margin-left': left = margin.split(' ')[3] ?? '' }: Style) => {
  const [, size = '0', unit = 'pt'] = /^([\d.]+)([a-z]+)/.exec(left) ?? [];
  return Math.max(1, Math.round((Number(size) * (POINTS[unit] ?? 0)) / LEVEL));
};

const hangs = (node: Element) => styleOf(node)['text-indent']?.startsWith('-') === true;

/** A paragraph whose marker hangs before it, without the list that Word had said. */
const readBareItem = (node: Content): WordItem | undefined => {
  if (!isTag(node, 'p') || !hangs(node)) return undefined;
  const found = bareMarker(node.children);
  if (!found) return undefined;
  const { marker, rest } = found;
  return { list: '', level: levelByMargin(styleOf(node)), marker, content: [tag('p', rest, node.properties)] };
};

/** Whether `readItem` has something to read. */
export const mayBeItem = (node: Content) =>
  isTag(node, 'div') || (isTag(node) && ('mso-list' in styleOf(node) || hangs(node)));

export const readItem = (node: Content): WordItem | undefined => {
  if (isTag(node, 'div')) return readWebItem(node);
  if (!isTag(node, 'p', 'pre') && !(isTag(node) && HEADING.test(node.tagName))) return undefined;
  const [, list, level] = PLACE.exec(styleOf(node)['mso-list'] ?? '') ?? [];
  if (list === undefined) return readBareItem(node);
  const { marker, rest } = withoutMarkers(node.children);
  const name = isTag(node, 'pre') ? 'p' : node.tagName;
  return { list, level: Number(level), marker, content: [tag(name, rest, node.properties)] };
};

/**
 * The items of a true list beside paragraphs of the same list: Word writes its levels in both ways. Undefined if a part
 * does not say its level.
 */
export const readItems = (node: Content): WordItem[] | undefined => {
  if (!isTag(node, 'ul', 'ol')) return undefined;
  let number = Number(node.properties.start ?? 1);
  const items: WordItem[] = [];
  for (const child of node.children) {
    if (isWithoutText(child)) continue;
    const [, list, level] = (isTag(child, 'li') && PLACE.exec(styleOf(child)['mso-list'] ?? '')) || [];
    const inner = readItems(child);
    if (inner) items.push(...inner);
    else if (list === undefined || !isTag(child)) return undefined;
    else {
      const marker = isTag(node, 'ol') ? `${number}.` : '·';
      items.push({ list, level: Number(level), marker, content: child.children });
      number += 1;
    }
  }
  return items;
};
