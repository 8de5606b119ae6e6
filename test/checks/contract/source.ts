import { resolve } from 'node:path';
import ts from 'typescript';

/** Code that cannot be read without running it: it has to be written plainer, or this reader taught. */
export class Unreadable extends Error {
  constructor(node: ts.Node, why: string) {
    const { line } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
    super(`${fileOf(node)}:${line + 1}: ${why}: ${node.getText().slice(0, 120)}`);
  }
}

/** Where a node stands, from the top of the repository. */
export const fileOf = (node: ts.Node) => node.getSourceFile().fileName.replace(`${resolve('.')}/`, '');

const readOptions = () => {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, resolve('.'));
};

const parsed = new Map<string, ts.SourceFile | undefined>();

/** A host that parses each file once, and also knows files which exist only in a test. */
const hostWith = (options: ts.CompilerOptions, planted: Map<string, string>) => {
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = name => planted.has(name) || fileExists(name);
  host.getSourceFile = (name, ...rest) => {
    const text = planted.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest));
    return parsed.get(name);
  };
  return host;
};

/** Visits a node and all below it. */
export const walk = (node: ts.Node, visit: (node: ts.Node) => void) => {
  visit(node);
  ts.forEachChild(node, child => walk(child, visit));
};

const isPropertyName = (node: ts.Identifier) =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  ts.isJsxAttribute(node.parent);

/** The console's own code under `src` as the compiler understands it. */
export interface Source {
  checker: ts.TypeChecker;
  files: readonly ts.SourceFile[];
  /** What a name stands for, imports followed to the declaration. */
  symbolOf: (node: ts.Node) => ts.Symbol | undefined;
  /** Everywhere in `src` that a thing is named, its own declaration left out. */
  referencesTo: (symbol: ts.Symbol) => readonly ts.Identifier[];
}

/** Reads `src`; `planted` are files that a test adds, by their path. */
export const readSource = (planted: Record<string, string> = {}): Source => {
  const { options, fileNames } = readOptions();
  const extra = new Map(Object.entries(planted).map(([path, text]) => [resolve(path), text]));
  const own = (name: string) => name.startsWith(resolve('src'));
  const settings = { ...options, types: [] };
  const roots = [...fileNames.filter(own), ...extra.keys()];
  const program = ts.createProgram(roots, settings, hostWith(settings, extra));
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ fileName }) => own(fileName));

  const symbolOf = (node: ts.Node) => {
    const symbol =
      node.parent && ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };

  const references = new Map<ts.Symbol, ts.Identifier[]>();
  const note = (node: ts.Node) => {
    if (!ts.isIdentifier(node) || isPropertyName(node) || ts.isImportSpecifier(node.parent)) return;
    const symbol = symbolOf(node);
    if (!symbol || symbol.valueDeclaration === node.parent) return;
    references.set(symbol, [...(references.get(symbol) ?? []), node]);
  };
  files.forEach(file => walk(file, note));

  return { checker, files, symbolOf, referencesTo: symbol => references.get(symbol) ?? [] };
};
