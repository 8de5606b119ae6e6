import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { filesIn } from './files';

export interface TestTitle {
  file: string;
  title: string;
  /** The titles of the groups around it, then its own. */
  fullTitle: string;
}

const TEST_FUNCTIONS = ['describe', 'test', 'it'];

/** `describe` of `describe(…)`, `describe.each(…)(…)` and `describe.each<T>(…)(…)`. */
const rootName = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? rootName(node.expression) : '';
};

const titleOf = (node: ts.Node, source: ts.SourceFile): string | undefined => {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return undefined;
  if (!TEST_FUNCTIONS.includes(rootName(node.expression))) return undefined;
  const [title] = node.arguments;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText(source).slice(1, -1) : undefined;
};

const titlesIn = (file: string): TestTitle[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, false);
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const title = titleOf(node, source);
    const path = title === undefined ? groups : [...groups, title];
    if (title !== undefined) titles.push({ file, title, fullTitle: path.join(' ') });
    ts.forEachChild(node, child => visit(child, path));
  };
  visit(source, []);
  return titles;
};

/** The titles of all tests and groups of tests. */
export const testTitles: readonly TestTitle[] = filesIn('test')
  .filter(file => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap(titlesIn);

export const cell = (text: string) => text.replace(/\|/g, '\\|');

/** A link from a page in `test`. */
export const linkTo = (file: string) => {
  const path = file.replace(/^test\//, '');
  return `[${path}](${path})`;
};

/** Compares a page with its newly generated text. With `WRITE_PAGES=1`, writes the page first. */
export const expectPage = (path: string, page: string) => {
  if (process.env.WRITE_PAGES === '1') writeFileSync(path, page);
  expect(existsSync(path) ? readFileSync(path, 'utf8') : '').toBe(page);
};
