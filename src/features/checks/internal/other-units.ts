import type { Finding } from '../finding';
import type { TextCheck } from './checked-text';

const QUANTITY =
  /(?<![\p{L}\d.,/])(\d+(?:[.,]\d+)*)[ \t\u00a0]?(mcg|[µμu]g|mg|g)(?![\p{L}\d])((?:\/[\p{L}\d]{1,12})*)/giu;
/** `500 mg de dipirona`. */
const AFTER = /^[ \t]+(?:de|da|do|of)[ \t]+(\p{L}[\p{L}\p{M}]{4,40})/iu;
const WORDS = /\p{L}[\p{L}\p{M}]{4,40}/gu;
/** How many characters before a number are searched for its drug. */
const REACH = 60;

/** Words that stand before a dose and name no drug. Salts belong to several. */
const GENERAL = new Set(
  (
    'doses inicial iniciais máxima máximo máximas mínima mínimo manutenção ataque total diária diário diárias infusão ' +
    'solução suspensão comprimido comprimidos cápsula cápsulas ampola ampolas frasco frascos adulto adultos criança ' +
    'crianças bolus cloridrato sulfato fosfato sódica sódico potássica potássico ácido gluconato cloreto acetato ' +
    'succinato maleato tartarato citrato carbonato vitamina entre cerca menos iniciar começar aumentar reduzir titular ' +
    'administrar prescrever receber manter repetir usual habitual seguida seguido depois acima abaixo superior ' +
    'inferior exceder ultrapassar noite manhã horas semana venosa venoso initial maximum minimum daily loading ' +
    'maintenance infusion solution tablet tablets capsule capsules adults children hydrochloride sulfate sodium ' +
    'potassium about under above between increase reduce'
  ).split(' '),
);

interface Quantity {
  /** The drug, the number and what it is per, which the same dose has in common. */
  key: string;
  unit: string;
  text: string;
  start: number;
  end: number;
}

const drugBefore = (prose: string, index: number): string | undefined => {
  const lead = prose.slice(Math.max(0, index - REACH), index);
  const clause = lead.slice(lead.search(/[^.;!?\n]*$/));
  return [...clause.matchAll(WORDS)].map(([word]) => word.toLowerCase()).findLast(word => !GENERAL.has(word));
};

const unitOf = (written: string) => written.toLowerCase().replace(/^(?:mcg|[µμu]g)$/, 'mcg');

/** A dose a day is the same as a dose. */
const perOf = (written: string) => written.toLowerCase().replace(/^\/(?:dia|d|day)$/, '');

const quantitiesIn = (prose: string): Quantity[] =>
  [...prose.matchAll(QUANTITY)].flatMap(({ 0: text, 1: number = '', 2: unit = '', 3: per = '', index }) => {
    const end = index + text.length;
    const drug = AFTER.exec(prose.slice(end, end + REACH))?.[1]?.toLowerCase() ?? drugBefore(prose, index);
    if (drug === undefined || GENERAL.has(drug)) return [];
    return [{ key: `${drug} ${number} ${perOf(per)}`, unit: unitOf(unit), text, start: index, end }];
  });

/** The unit that the same dose has most often; of two, the one that comes first. */
const usualOf = (all: readonly Quantity[]): Quantity | undefined => {
  const countOf = ({ unit }: Quantity) => all.filter(one => one.unit === unit).length;
  return all.reduce<Quantity | undefined>(
    (best, one) => (best && countOf(best) >= countOf(one) ? best : one),
    undefined,
  );
};

/** The same drug and number with a unit of another size, in this text or elsewhere in the record. */
export const otherUnits: TextCheck = (_before, { prose }, { elsewhere }) => {
  const own = quantitiesIn(prose);
  const all = new Map<string, Quantity[]>();
  for (const one of [...elsewhere.flatMap(quantitiesIn), ...own]) {
    const same = all.get(one.key);
    if (same) same.push(one);
    else all.set(one.key, [one]);
  }
  return own.flatMap((one): Finding[] => {
    const usual = usualOf(all.get(one.key) ?? []);
    if (!usual || usual.unit === one.unit) return [];
    return [{ rule: 'otherUnit', start: one.start, end: one.end, detail: `${usual.text} ↔ ${one.text}` }];
  });
};
