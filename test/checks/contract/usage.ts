import { dirname } from 'node:path';
import ts from 'typescript';
import { type PossibleCall } from './possible-calls';
import { fileOf, type Source, walk } from './source';

type Part = NonNullable<PossibleCall['part']>;

/** One use of a part of a duck: by which file, and whether it only makes new records. */
interface Use {
  part: Part;
  file: string;
  onlyNew: boolean;
}

const PARTS: Record<string, Part> = { list: 'list', fetchPage: 'list', save: 'save', remove: 'remove' };

const enclosing = <T extends ts.Node>(node: ts.Node, is: (one: ts.Node) => one is T): T | undefined =>
  is(node) ? node : node.parent && enclosing(node.parent, is);

/** Which parts of the ducks are used, found by following each duck to where it is handed over. */
export const usageIn = (source: Source) => {
  const { checker, symbolOf, referencesTo, files } = source;

  /** The buttons that delete a row; they stand in one file. */
  const isRemoveButton = (node: ts.Node) =>
    ts.isIdentifier(node) &&
    /Remove/.test(node.text) &&
    !ts.isImportSpecifier(node.parent) &&
    symbolOf(node)?.declarations?.some(one => /row-actions\.tsx$/.test(one.getSourceFile().fileName)) === true;

  const removingFolders = new Set<string>();
  files.forEach(file =>
    walk(file, node => {
      if (isRemoveButton(node)) removingFolders.add(dirname(fileOf(file)));
    }),
  );

  const isDuck = (node: ts.Expression) => Boolean(checker.getTypeAtLocation(node).getProperty('fetchPage'));

  const ofSymbol = (name: ts.Node, without: ReadonlySet<string>): Use[] => {
    const symbol = symbolOf(name);
    return symbol ? referencesTo(symbol).flatMap(reference => ofValue(reference, without)) : [];
  };

  const ofCallsTo = (made: ts.Node, without: ReadonlySet<string>): Use[] => {
    if (ts.isCallExpression(made.parent) && isDuck(made.parent)) return ofValue(made.parent, without);
    if (!ts.isVariableDeclaration(made.parent)) return [];
    const symbol = symbolOf(made.parent.name);
    return (symbol ? referencesTo(symbol) : []).flatMap(({ parent }) =>
      ts.isCallExpression(parent) ? ofValue(parent, without) : [],
    );
  };

  const ofMember = (node: ts.PropertyAccessExpression): Use[] => {
    const part = PARTS[node.name.text];
    const onlyNew = ts.isJsxExpression(node.parent) && node.parent.parent.getText().startsWith('add=');
    return part ? [{ part, file: fileOf(node), onlyNew }] : [];
  };

  /** What is done with one row stands in a list's `rowTools`. */
  const has = (wanted: ts.Type, member: string, node: ts.Node) => {
    const tools = wanted.getProperty('rowTools');
    return wanted.getProperty(member) ?? (tools && checker.getTypeOfSymbolAtLocation(tools, node).getProperty(member));
  };

  /** What takes the duck sees these members of it; a list removes only where its folder has such a button. */
  const ofReceiver = (node: ts.Expression, without: ReadonlySet<string>): Use[] => {
    const wanted = checker.getContextualType(node) ?? checker.getTypeAtLocation(node);
    const file = fileOf(node);
    return Object.entries(PARTS)
      .filter(([member]) => has(wanted, member, node) && !without.has(member))
      .filter(([member]) => member !== 'remove' || removingFolders.has(dirname(file)))
      .map(([, part]) => ({ part, file, onlyNew: false }));
  };

  const ofValue = (node: ts.Expression, without: ReadonlySet<string>): Use[] => {
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) && parent.expression === node) return ofMember(parent);
    if (ts.isParenthesizedExpression(parent)) return ofValue(parent, without);
    if (ts.isSpreadAssignment(parent)) {
      const own = parent.parent.properties.flatMap(({ name }) => name?.getText() ?? []);
      return ofValue(parent.parent, new Set([...without, ...own]));
    }
    if (ts.isVariableDeclaration(parent)) return ofSymbol(parent.name, without);
    if (ts.isArrowFunction(parent)) return ofCallsTo(parent, without);
    if (ts.isTypeQueryNode(parent) || ts.isExpressionWithTypeArguments(parent)) return [];
    if (ts.isCallExpression(parent) && parent.expression !== node && isDuck(parent)) return ofValue(parent, without);
    return ofReceiver(node, without);
  };

  const uses = (call: PossibleCall) => {
    const found = ts.isCallExpression(call.made) ? ofValue(call.made, new Set()) : [];
    return found.filter(({ part, onlyNew }) => part === call.part && !(onlyNew && call.method === 'PUT'));
  };

  /** The files that make the console send a call; none where nothing does. */
  return (call: PossibleCall): string[] => {
    if (!call.part) return [fileOf(enclosing(call.made, ts.isStatement) ?? call.made)];
    return [...new Set(uses(call).map(({ file }) => file))].sort();
  };
};
