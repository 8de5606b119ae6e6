import type { Point, RecordCheck } from 'features/checks/finding';
import { isolated } from 'lib/isolated';
import { trimmed } from 'lib/text';
import { NEW_CODE } from './formula';

/** A code in a form, with the path of its field and the name of its row. */
export interface UsedCode {
  code: string | null | undefined;
  path: string;
  rowName: string;
}

const PARTNERS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

const withoutQuotes = (formula: string) => formula.replace(/"[^"]*"|'[^']*'/g, ' ');

/** Whether each bracket outside quotes has a matching bracket. */
export const isBalanced = (formula: string): boolean => {
  const open: string[] = [];
  for (const sign of withoutQuotes(formula)) {
    if ('([{'.includes(sign)) open.push(sign);
    else if (sign in PARTNERS && open.pop() !== PARTNERS[sign]) return false;
  }
  return open.length === 0;
};

/** Codes that occur more than once, and codes that are unchanged since their rows were added. */
export const codePoints = (used: readonly UsedCode[]): Point[] => {
  const byCode = new Map<string, [UsedCode, ...UsedCode[]]>();
  used.forEach(one => {
    const code = trimmed(one.code ?? '');
    if (code === '') return;
    const rows = byCode.get(code);
    if (rows) rows.push(one);
    else byCode.set(code, [one]);
  });
  return [...byCode].flatMap(([code, rows]): Point[] => {
    const items = rows.map(({ rowName }) => isolated(rowName)).join(', ');
    const [{ path }] = rows;
    if (code === NEW_CODE) return [{ path, message: 'hints.newCode', params: { code, items } }];
    return rows.length > 1 ? [{ path, message: 'hints.repeatedCode', params: { code, items } }] : [];
  });
};

/** Names of operators and constants in common expression languages. The product's own language is not specified. */
const WORDS = new Set('and or not xor mod div in if then else true false null undefined pi e'.split(' '));

const NAME = /[\p{L}_][\p{L}\p{M}\p{N}_.]*(?=(\s*\()?)/gu;

/** Names before an opening parenthesis are functions and are left out. */
const valuesIn = (formula: string): string[] => {
  const plain = withoutQuotes(formula);
  const found = [...plain.matchAll(NAME)].filter(([, bracket]) => !bracket);
  return [...new Set(found.filter(({ index }) => !/[\d.]$/.test(plain.slice(0, index))).map(([name]) => name))];
};

/** The names that a formula uses as values. */
export const namesIn = (formula: string): string[] => valuesIn(formula).filter(name => !WORDS.has(name.toLowerCase()));

const isUsedIn = (names: readonly string[], code: string) =>
  names.some(name => name === code || name.replace(/\..*/, '') === code);

/** Names in the formula that are not the code of any parameter. */
export const unknownCodes = (formula: string, codes: readonly (string | null | undefined)[]): Point[] => {
  const known = codes.map(code => trimmed(code ?? ''));
  return namesIn(formula)
    .filter(name => !known.some(code => isUsedIn([name], code)))
    .map(code => ({ path: 'formula', message: 'hints.unknownCode', params: { code } }));
};

/** Parameters whose code the formula does not use, as long as there is a formula. */
export const unusedCodes = (formula: string, used: readonly UsedCode[]): Point[] => {
  if (trimmed(formula) === '') return [];
  const names = valuesIn(formula);
  return used.flatMap(({ code, path, rowName }): Point[] => {
    const own = trimmed(code ?? '');
    if (own === '' || own === NEW_CODE || isUsedIn(names, own)) return [];
    return [{ path, message: 'hints.unusedCode', params: { code: own, item: rowName } }];
  });
};

/** A division sign with nothing after it that could be a value, or with zero. */
const BY_NOTHING = /\/\s*(?:$|[)\]},;*/+^?:]|0+(?:[.,]0+)?(?![\d.\p{L}_]|,\d))/u;

/** Brackets without partners and divisions by nothing in the formula of a field. */
export const formulaPoints = (formula: string | null | undefined, path: string): Point[] => {
  const plain = withoutQuotes(formula ?? '');
  return [
    ...(isBalanced(plain) ? [] : [{ path, message: 'hints.brackets' } as const]),
    ...(BY_NOTHING.test(plain) ? [{ path, message: 'hints.divisionByNothing' } as const] : []),
  ];
};

/** Checks the only formula of a score, a criterion or a calculator. */
export const formulaChecks: readonly RecordCheck<{ formula?: string | null }>[] = [
  (_before, { formula }) => formulaPoints(formula, 'formula'),
];
