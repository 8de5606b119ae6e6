import ts from 'typescript';
import { type Source } from './source';

const isOwn = (symbol: ts.Symbol | undefined) =>
  symbol?.declarations?.some(one => /\/src\//.test(one.getSourceFile().fileName)) ?? false;

const isNamed = (symbol: ts.Symbol | undefined): symbol is ts.Symbol =>
  symbol !== undefined && symbol.name !== '__type' && symbol.name !== '__object' && isOwn(symbol);

/** What a record is known by stands first. */
const RANKS = ['id', 'name'];

const rank = ({ name }: ts.Symbol) => (RANKS.includes(name) ? RANKS.indexOf(name) : RANKS.length);

/** Writes the types of bodies as TypeScript, from the code itself, with the comments that stand on them. */
export const shapesOf = ({ checker }: Source) => {
  const named = new Map<string, ts.Type>();

  const nameOf = (type: ts.Type): string | undefined => {
    const symbol = type.aliasSymbol && !type.aliasTypeArguments?.length ? type.aliasSymbol : type.symbol;
    if (!isNamed(symbol) || (type as ts.TypeReference).typeArguments?.length) return undefined;
    const isObject = (type.flags & ts.TypeFlags.Object) !== 0 && !type.aliasTypeArguments?.length;
    if (!isObject || symbol.flags & ts.SymbolFlags.Function) return undefined;
    named.set(symbol.name, type);
    return symbol.name;
  };

  const members = (type: ts.Type, indent: string): string =>
    checker
      .getPropertiesOfType(type)
      .toSorted((left, right) => rank(left) - rank(right))
      .map(property => {
        const comment = ts.displayPartsToString(property.getDocumentationComment(checker)).replace(/\s+/g, ' ');
        const optional = property.flags & ts.SymbolFlags.Optional ? '?' : '';
        const shape = write(checker.getTypeOfSymbol(property), `${indent}  `);
        return `${indent}  ${property.name}${optional}: ${shape};${comment && ` // ${comment}`}`;
      })
      .join('\n');

  const union = (types: ts.Type[], indent: string) => {
    const kept = types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const isBoolean = kept.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral).length === 2;
    const rest = isBoolean ? kept.filter(({ flags }) => !(flags & ts.TypeFlags.BooleanLiteral)) : kept;
    const isNull = ({ flags }: ts.Type) => Number((flags & ts.TypeFlags.Null) !== 0);
    const ordered = rest.toSorted((left, right) => isNull(left) - isNull(right));
    return [...(isBoolean ? ['boolean'] : []), ...ordered.map(one => write(one, indent))].join(' | ');
  };

  const write = (type: ts.Type, indent = ''): string => {
    if (type.isUnion()) return union(type.types, indent);
    if (checker.isArrayType(type)) {
      const item = write(checker.getTypeArguments(type as ts.TypeReference)[0], indent);
      return `${/ \| /.test(item) && !item.startsWith('{') ? `(${item})` : item}[]`;
    }
    const name = nameOf(type);
    if (name) return name;
    if (type.aliasSymbol?.name === 'Partial') return `Partial<${type.aliasTypeArguments?.map(one => write(one))}>`;
    const isPlain =
      (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 && type.getCallSignatures().length === 0;
    return isPlain ? `{\n${members(type, indent)}\n${indent}}` : checker.typeToString(type);
  };

  return {
    /** A type by its name, or written out where it has none. */
    write: (type: ts.Type) => write(type).replace(/\s+/g, ' ').replace(/; }/g, ' }'),
    /** The named types that were met, and those that they name in turn. */
    declarations: (): string[] => {
      const done = new Map<string, string>();
      while (done.size < named.size)
        [...named].forEach(([name, type]) => {
          if (!done.has(name)) done.set(name, `interface ${name} {\n${members(type, '')}\n}`);
        });
      return [...done].sort(([left], [right]) => left.localeCompare(right)).map(([, text]) => text);
    },
  };
};
