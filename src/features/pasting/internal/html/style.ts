import type { Element, Root } from 'hast';
import { isTag, replaceNodes, sourceText } from './tree';

/** The declarations of an element by their names, both in lower case. */
export type Style = Partial<Record<string, string>>;

const readDeclarations = (text: string): Style =>
  Object.fromEntries(
    text.split(';').flatMap(part => {
      const at = part.indexOf(':');
      return at < 0
        ? []
        : [
            [
              part.slice(0, at).trim().toLowerCase(),
              part
                .slice(at + 1)
                .trim()
                .toLowerCase(),
            ],
          ];
    }),
  );

/** Word writes the same few styles thousands of times. Those of one clipboard are remembered. */
const remembered = new Map<string, Style>();

const NO_STYLE: Style = {};

/** The style of an element itself, after `inlineStyles` with that of its classes. */
export const styleOf = ({ properties: { style } }: Element): Style => {
  if (typeof style !== 'string') return NO_STYLE;
  const known = remembered.get(style) ?? readDeclarations(style);
  remembered.set(style, known);
  return known;
};

export const classesOf = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : [];

/** What of a rule changes the meaning of a text. */
const NAMED =
  /(?:^|[;{\s])(font-weight|font-style|text-decoration|vertical-align|display|visibility|mso-hide)\s*:[^;}]*/gi;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const CLASS = /^(?:[a-z]\w*)?\.([\w-]+)$/i;

/** What the style sheets of a clipboard say of each class. Excel and Word set bold, raised and hidden text by them. */
const readSheets = (tree: Root): Map<string, string> => {
  const byClass = new Map<string, string>();
  const read = (sheet: string) => {
    for (const [, selectors = '', body = ''] of sheet.replace(/\/\*[^]*?\*\/|<!--|-->/g, '').matchAll(RULE)) {
      const declarations = body.match(NAMED)?.join(';');
      if (!declarations) continue;
      for (const selector of selectors.split(',')) {
        const name = CLASS.exec(selector.trim())?.[1];
        if (name) byClass.set(name, `${byClass.get(name) ?? ''}${declarations};`);
      }
    }
  };
  const visit = (node: Root | Element) => {
    if (isTag(node, 'style')) read(sourceText(node));
    for (const child of node.children) if (child.type === 'element') visit(child);
  };
  visit(tree);
  return byClass;
};

/** Writes what classes say into the style of each element, before its own. */
export const inlineStyles = (tree: Root) => {
  remembered.clear();
  const sheets = readSheets(tree);
  if (sheets.size === 0) return;
  replaceNodes(tree, node => {
    if (node.type !== 'element') return [node];
    const ofClasses = classesOf(node).flatMap(name => sheets.get(name) ?? []);
    const { style = '' } = node.properties;
    if (ofClasses.length > 0) node.properties.style = `${ofClasses.join('')}${String(style)}`;
    return [node];
  });
};
