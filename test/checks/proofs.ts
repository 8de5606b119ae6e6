import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesIn } from './files';

/** A test, or a group of tests, whose title begins with ids: `R17, F65: the token is stored in one place`. */
export interface Proof {
  file: string;
  ids: readonly string[];
  /** The titles of the groups around it, then its own, without ids. A group with ids is a sentence of its own. */
  sentence: string;
}

const WITH_IDS = /^((?:[RFB]\d+, )*[RFB]\d+): (.*)$/s;

/** `describe` of `describe(…)`, `describe.each(…)(…)` and `describe.each<T>(…)(…)`. */
const rootName = (node: ts.Expression): string => {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? rootName(node.expression) : '';
};

const titleOf = (node: ts.Node, source: ts.SourceFile): string | undefined => {
  if (!ts.isCallExpression(node) || node.arguments.length < 2) return undefined;
  if (!['describe', 'test', 'it'].includes(rootName(node.expression))) return undefined;
  const [title] = node.arguments;
  if (ts.isStringLiteralLike(title)) return title.text;
  return ts.isTemplateExpression(title) ? title.getText(source).slice(1, -1) : undefined;
};

const proofsIn = (file: string): Proof[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, false);
  const proofs: Proof[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const title = titleOf(node, source);
    const [, ids, own] = WITH_IDS.exec(title ?? '') ?? [];
    if (ids) proofs.push({ file, ids: ids.split(', '), sentence: [...groups, own].join(' ') });
    const inside = title === undefined || ids ? groups : [...groups, title];
    ts.forEachChild(node, child => visit(child, inside));
  };
  visit(source, []);
  return proofs;
};

/** What the titles of all tests prove. */
export const proofs: readonly Proof[] = filesIn('test')
  .filter(file => /\.(test|spec)\.tsx?$/.test(file))
  .flatMap(proofsIn);
