import { t } from 'core/i18n/translate';
import { isolated } from 'lib/isolated';
import { trimmed } from 'lib/text';
import { NEW_CODE } from './formula';

/** Advice about the formulas of a record. It never blocks saving. */
export interface FormulaHint {
  /** The field it is about. */
  path: string;
  text: string;
}

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

/** Hints about codes that occur more than once, and about codes that are unchanged since their rows were added. */
export const codeHints = (used: readonly UsedCode[]): FormulaHint[] => {
  const byCode = new Map<string, [UsedCode, ...UsedCode[]]>();
  used.forEach(one => {
    const code = trimmed(one.code ?? '');
    if (code === '') return;
    const rows = byCode.get(code);
    if (rows) rows.push(one);
    else byCode.set(code, [one]);
  });
  return [...byCode].flatMap(([code, rows]) => {
    const items = rows.map(({ rowName }) => isolated(rowName)).join(', ');
    const [{ path }] = rows;
    if (code === NEW_CODE) return [{ path, text: t('hints.newCode', { code, items }) }];
    return rows.length > 1 ? [{ path, text: t('hints.repeatedCode', { code, items }) }] : [];
  });
};

/** Names of operators and constants in common expression languages. The product's own language is not specified. */
const WORDS = new Set('and or not xor mod div in if then else true false null undefined pi e'.split(' '));

const NAME = /[\p{L}_][\p{L}\p{M}\p{N}_.]*(?=(\s*\()?)/gu;

/** The names that a formula uses as values. Names before an opening parenthesis are functions and are left out. */
export const namesIn = (formula: string): string[] => {
  const plain = withoutQuotes(formula);
  const found = [...plain.matchAll(NAME)].filter(([name, bracket]) => !bracket && !WORDS.has(name.toLowerCase()));
  return [...new Set(found.filter(({ index }) => !/[\d.]$/.test(plain.slice(0, index))).map(([name]) => name))];
};

/** Hints about names in the formula that are not the code of any parameter. */
export const unknownCodeHints = (formula: string, codes: readonly (string | null | undefined)[]): FormulaHint[] => {
  const known = new Set(codes.map(code => trimmed(code ?? '')));
  return namesIn(formula)
    .filter(name => !known.has(name) && !known.has(name.replace(/\..*/, '')))
    .map(code => ({ path: 'formula', text: t('hints.unknownCode', { code }) }));
};

/** Checks the brackets in the only formula of a score, a criterion or a calculator. */
export const bracketHints = ({ formula }: { formula?: string | null }): FormulaHint[] =>
  isBalanced(formula ?? '') ? [] : [{ path: 'formula', text: t('hints.brackets') }];
