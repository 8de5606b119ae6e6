/** Units of clinical texts, folded: `μ` is the Greek letter. */
const UNITS = [
  ...['kg', 'g', 'mg', 'mcg', 'μg', 'ug', 'ng', 'pg', 'l', 'dl', 'ml', 'μl', 'ul', 'fl'],
  ...['mol', 'mmol', 'μmol', 'umol', 'nmol', 'pmol', 'meq', 'ui', 'iu', 'u', 'mui'],
  ...['m', 'cm', 'mm', 'μm', 'nm', 'm2', 'm²', 'mmhg', 'cmh2o', 'kpa', 'kcal', 'cal', 'kj'],
  ...['h', 'hs', 'min', 's', 'seg', 'ms', 'd', 'dia', 'dias', 'semanas', 'meses', 'anos'],
  ...['bpm', 'irpm', 'rpm', 'hz', 'mgy', 'gy', 'gotas', 'gts', 'comp', 'cp', 'amp', 'x', '%', '‰', '°', '°c', 'ºc'],
];

const UNIT = `(?:${UNITS.join('|')})(?![\\p{L}\\p{M}\\p{N}])`;

/** The spaces between a number and its unit: `500 mg` is `500mg`. */
export const UNIT_SPACE = new RegExp(`(?<=\\p{N}) +(?=${UNIT})`, 'giu');

const WHOLE_UNIT = new RegExp(`^${UNIT}`, 'iu');

/** Whether a word is a unit, or begins with one: `mg`, `mg/kg`. */
export const isUnit = (word: string): boolean => WHOLE_UNIT.test(word.replaceAll('µ', 'μ'));
