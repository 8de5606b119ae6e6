import ts from 'typescript';
import { type Environment, evaluator } from './evaluate';
import { fileOf, type Source, Unreadable, walk } from './source';

/** A request that the code of the console can send. */
export interface PossibleCall {
  method: string;
  /** As the specification writes it: `/api/diseases/{id}`. */
  path: string;
  /** Names of the query's parameters. */
  query: string[];
  body?: ts.Type;
  /** The records of a duck. */
  record?: ts.Type;
  /** The call of `axios`, or that of the function which makes it of its parameters. */
  made: ts.Node;
  /** Which part of a duck it is, where a duck sends it. */
  part?: 'list' | 'save' | 'remove';
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const WITH_BODY = ['post', 'put', 'patch'];
const OTHER_DOORS = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon'];
const HARMLESS = ['AxiosError', 'AxiosHeaders', 'isAxiosError', 'isCancel', 'CanceledError'];
/** What sets axios up and sends nothing by itself. */
const SETTINGS = ['defaults', 'interceptors', 'getUri', 'getAdapter'];

const importsOfAxios = (file: ts.SourceFile) =>
  file.statements.filter(
    (one): one is ts.ImportDeclaration =>
      ts.isImportDeclaration(one) && (one.moduleSpecifier as ts.StringLiteral).text === 'axios',
  );

/** Whatever could send a request past what is read here. */
export const otherDoors = ({ files, checker }: Source): string[] =>
  files.flatMap(file => {
    const found: string[] = [];
    const isGlobal = (node: ts.Identifier) =>
      checker.getSymbolAtLocation(node)?.declarations?.every(one => one.getSourceFile().isDeclarationFile);
    walk(file, node => {
      if (ts.isIdentifier(node) && OTHER_DOORS.includes(node.text) && isGlobal(node))
        found.push(`${fileOf(node)}: ${node.text}`);
    });
    importsOfAxios(file).forEach(({ importClause }) => {
      const bindings = importClause?.namedBindings;
      if (bindings && ts.isNamespaceImport(bindings)) found.push(`${fileOf(bindings)}: ${bindings.getText()}`);
      if (bindings && ts.isNamedImports(bindings))
        bindings.elements
          .filter(one => !one.isTypeOnly && !HARMLESS.includes((one.propertyName ?? one.name).text))
          .filter(
            one =>
              (checker.getAliasedSymbol(checker.getSymbolAtLocation(one.name) as ts.Symbol).flags &
                ts.SymbolFlags.Value) !==
              0,
          )
          .forEach(one => found.push(`${fileOf(one)}: axios.${one.getText()}`));
    });
    return found;
  });

/** The calls of the imported axios in a file; any other use of it is refused. */
const axiosCalls = (file: ts.SourceFile, { symbolOf, checker }: Source): ts.CallExpression[] => {
  const [local] = importsOfAxios(file).flatMap(({ importClause }) => importClause?.name ?? []);
  const imported = local && checker.getSymbolAtLocation(local);
  const calls: ts.CallExpression[] = [];
  if (!imported) return calls;
  walk(file, node => {
    if (!ts.isIdentifier(node) || node === local || node.text !== local.text) return;
    if (checker.getSymbolAtLocation(node) !== imported && symbolOf(node) !== symbolOf(local)) return;
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) && SETTINGS.includes(parent.name.text)) return;
    const isMember = ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent);
    if (!isMember || !ts.isCallExpression(parent.parent)) throw new Unreadable(parent, 'axios used in another way');
    calls.push(parent.parent);
  });
  return calls;
};

const DUCK_PARTS: Record<string, PossibleCall['part']> = { get: 'list', post: 'save', put: 'save', delete: 'remove' };

/** Every request that the code can send, were every part of it used. */
export const possibleCalls = (source: Source): PossibleCall[] => {
  const { texts, environmentsOf, propertyOf, namesIn } = evaluator(source);
  const { checker } = source;

  /** The type of the records of the duck that is made here. */
  const recordOf = (environment: Environment) => {
    const [made] = environment.values();
    return made?.typeArguments && checker.getTypeFromTypeNode(made.typeArguments[0]);
  };

  const bodyOf = (call: ts.CallExpression, method: string, environment: Environment): ts.Type | undefined => {
    const [, second] = call.arguments;
    const sent = WITH_BODY.includes(method) ? second : propertyOf(second, 'data', environment);
    if (!sent || sent.kind === ts.SyntaxKind.NullKeyword) return undefined;
    const [made] = environment.values();
    const record = recordOf(environment);
    if (!record) return checker.getTypeAtLocation(sent);
    const encode = propertyOf(propertyOf(made.arguments[0], 'codec', environment), 'encode', environment);
    const signature = encode && checker.getTypeAtLocation(encode).getCallSignatures()[0];
    return signature ? signature.getReturnType() : record;
  };

  const read = (call: ts.CallExpression): PossibleCall[] => {
    const access = call.expression as ts.PropertyAccessExpression | ts.ElementAccessExpression;
    const methods = ts.isPropertyAccessExpression(access)
      ? [access.name.text]
      : texts(access.argumentExpression, new Map());
    const unknown = methods.find(method => !METHODS.includes(method));
    if (unknown) throw new Unreadable(call, `axios.${unknown}`);
    const [url] = call.arguments;
    return environmentsOf(url).flatMap(environment =>
      methods.flatMap(method => {
        const config = call.arguments[WITH_BODY.includes(method) ? 2 : 1];
        const query = namesIn(propertyOf(config, 'params', environment), environment);
        const [made = call] = environment.values();
        const isDuck = made.expression.getText() === 'createDuck';
        return texts(url, environment).map(path => ({
          method: method.toUpperCase(),
          path,
          query,
          body: bodyOf(call, method, environment),
          made,
          record: recordOf(environment),
          part: isDuck ? DUCK_PARTS[method] : undefined,
        }));
      }),
    );
  };

  return source.files.flatMap(file => axiosCalls(file, source)).flatMap(read);
};
