import ts from 'typescript';
import { type Source, Unreadable, walk } from './source';

type FunctionNode = ts.ArrowFunction | ts.FunctionDeclaration | ts.FunctionExpression;

/** Which call of each function is looked at: it says what the function's parameters are. */
export type Environment = ReadonlyMap<FunctionNode, ts.CallExpression>;

const isFunction = (node: ts.Node | undefined): node is FunctionNode =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node));

const parameterOf = (declaration: ts.Declaration | undefined): ts.ParameterDeclaration | undefined => {
  if (!declaration || ts.isParameter(declaration)) return declaration;
  return ts.isBindingElement(declaration) ? parameterOf(declaration.parent.parent as ts.Declaration) : undefined;
};

const isEncoding = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'pathSegment';

/** What texts an expression of the source can be. A text that only a running console knows stands as `{name}`. */
export const evaluator = ({ symbolOf, referencesTo }: Source) => {
  const declarationOf = (node: ts.Identifier) => symbolOf(node)?.valueDeclaration;

  /** What a function was given for one of its parameters; nothing where it was not given. */
  const given = (declaration: ts.Declaration, environment: Environment): ts.Expression | undefined => {
    const parameter = parameterOf(declaration);
    const owner = parameter?.parent;
    if (!parameter || !isFunction(owner)) throw new Unreadable(declaration, 'not a parameter');
    const call = environment.get(owner);
    if (!call) throw new Unreadable(declaration, 'a parameter of no known call');
    const argument = call.arguments[owner.parameters.indexOf(parameter)];
    if (ts.isParameter(declaration)) return argument ?? declaration.initializer;
    if (!argument || !ts.isObjectLiteralExpression(argument)) throw new Unreadable(call, 'not an object literal');
    const { name, propertyName = name, initializer } = declaration as ts.BindingElement;
    const property = argument.properties.find(one => one.name?.getText() === propertyName.getText());
    if (property && ts.isPropertyAssignment(property)) return property.initializer;
    if (property && ts.isShorthandPropertyAssignment(property)) return property.name;
    return initializer;
  };

  /** The expression that a name stands for; nothing where it is a parameter that was not given. */
  const resolved = (node: ts.Expression, environment: Environment): ts.Expression | undefined => {
    if (!ts.isIdentifier(node)) return node;
    const declaration = declarationOf(node);
    if (!declaration) return node.text === 'undefined' ? undefined : node;
    const owner = parameterOf(declaration)?.parent;
    if (owner) {
      if (!isFunction(owner) || !environment.has(owner)) return node;
      const argument = given(declaration, environment);
      return argument && resolved(argument, environment);
    }
    return ts.isVariableDeclaration(declaration) && declaration.initializer
      ? resolved(declaration.initializer, environment)
      : node;
  };

  const texts = (expression: ts.Expression, environment: Environment): string[] => {
    const node = resolved(expression, environment);
    if (!node) throw new Unreadable(expression, 'not given');
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isConditionalExpression(node))
      return [...texts(node.whenTrue, environment), ...texts(node.whenFalse, environment)];
    if (isEncoding(node)) return [`{${/[A-Za-z]+(?=\W*$)/.exec(node.arguments[0].getText().split('??')[0])?.[0]}}`];
    if (ts.isTemplateExpression(node))
      return node.templateSpans.reduce(
        (starts, { expression: part, literal }) =>
          starts.flatMap(start => texts(part, environment).map(text => start + text + literal.text)),
        [node.head.text],
      );
    throw new Unreadable(node, 'not a text that can be read');
  };

  /** The functions of whose parameters a text is made. */
  const ownersOf = (expression: ts.Node, found = new Set<FunctionNode>()): Set<FunctionNode> => {
    walk(expression, node => {
      if (!ts.isIdentifier(node) || isEncoding(node.parent)) return;
      const declaration = declarationOf(node);
      const owner = parameterOf(declaration)?.parent;
      if (isFunction(owner)) found.add(owner);
      if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer)
        ownersOf(declaration.initializer, found);
    });
    return found;
  };

  const callsOf = (owner: FunctionNode): ts.CallExpression[] => {
    const named = ts.isFunctionDeclaration(owner)
      ? owner.name
      : ts.isVariableDeclaration(owner.parent) && owner.parent.name;
    const symbol = named && symbolOf(named);
    if (!symbol) throw new Unreadable(owner, 'a function without a name');
    return referencesTo(symbol).flatMap(({ parent }) =>
      ts.isCallExpression(parent) && symbolOf(parent.expression) === symbol ? [parent] : [],
    );
  };

  /** Every way in which the functions around an expression are called. */
  const environmentsOf = (expression: ts.Node): Environment[] =>
    [...ownersOf(expression)].reduce<Environment[]>(
      (environments, owner) =>
        environments.flatMap(known => callsOf(owner).map(call => new Map([...known, [owner, call]]))),
      [new Map()],
    );

  /** The value of a property of an object literal, wherever that stands. */
  const propertyOf = (expression: ts.Expression | undefined, name: string, environment: Environment) => {
    const object = expression && resolved(expression, environment);
    if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
    const property = object.properties.find(one => one.name?.getText() === name);
    if (property && ts.isPropertyAssignment(property)) return resolved(property.initializer, environment);
    return property && ts.isShorthandPropertyAssignment(property) ? resolved(property.name, environment) : undefined;
  };

  /** The parameters of known calls that a value is made of. */
  const parametersIn = (value: ts.Node, environment: Environment, found = new Set<ts.Declaration>()) => {
    walk(value, node => {
      const declaration = ts.isIdentifier(node) ? declarationOf(node) : undefined;
      const owner = parameterOf(declaration)?.parent;
      if (declaration && isFunction(owner) && environment.has(owner)) found.add(declaration);
      const isVariable = declaration && (ts.isBindingElement(declaration) || ts.isVariableDeclaration(declaration));
      if (isVariable && !owner && declaration.initializer) parametersIn(declaration.initializer, environment, found);
    });
    return [...found];
  };

  /** The names of an object literal's properties, without those that nobody gives a value. */
  const namesIn = (object: ts.Expression | undefined, environment: Environment): string[] => {
    if (!object) return [];
    if (!ts.isObjectLiteralExpression(object)) throw new Unreadable(object, 'not an object literal');
    return object.properties.flatMap(property => {
      if (!property.name) throw new Unreadable(property, 'a property without a name');
      if (ts.isComputedPropertyName(property.name)) return texts(property.name.expression, environment);
      const asked = parametersIn(ts.isPropertyAssignment(property) ? property.initializer : property.name, environment);
      const isLeftOut = asked.length > 0 && asked.every(one => !given(one, environment));
      return isLeftOut ? [] : [property.name.getText()];
    });
  };

  return { texts, environmentsOf, propertyOf, namesIn };
};

export type Evaluator = ReturnType<typeof evaluator>;
