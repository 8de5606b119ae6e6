import { table } from '../../table';
import { systems } from './systems';

interface Detail {
  isPregnant?: boolean;
  lowerThanOneMonth?: boolean;
  startAge?: number;
  endAge?: number;
  riskFactorGender?: 'FEMALE' | 'MALE';
  riskFactorAgeRange?: string;
}

/** The people that a factor applies to, if not everybody. Some are used by no disease, so they may be deleted. */
const details: Record<string, Detail> = {
  Gestação: { isPregnant: true, startAge: 10, endAge: 55, riskFactorGender: 'FEMALE' },
  'Gestação múltipla': { isPregnant: true, riskFactorGender: 'FEMALE' },
  'Primeira gestação': { isPregnant: true, startAge: 10, endAge: 50, riskFactorGender: 'FEMALE' },
  'Idade materna avançada': { isPregnant: true, startAge: 35, endAge: 55, riskFactorGender: 'FEMALE' },
  Menopausa: {
    startAge: 45,
    endAge: 120,
    riskFactorGender: 'FEMALE',
    riskFactorAgeRange: 'higher_than_forty_four_years',
  },
  Prematuridade: { lowerThanOneMonth: true, riskFactorAgeRange: 'lower_than_one_year' },
  'Baixo peso ao nascer': { lowerThanOneMonth: true, riskFactorAgeRange: 'lower_than_one_year' },
  'Frequentar creche': { startAge: 0, endAge: 6, riskFactorAgeRange: 'between_one_and_fourteen_years' },
  'Fumo passivo': { startAge: 0, endAge: 14, riskFactorAgeRange: 'between_one_and_fourteen_years' },
  'Trauma na infância': { startAge: 15, riskFactorAgeRange: 'higher_than_fourteen_years' },
  'Idade avançada': { startAge: 60, riskFactorAgeRange: 'higher_than_forty_four_years' },
  'Uso de drogas': { startAge: 15, endAge: 44, riskFactorAgeRange: 'between_fifteen_and_forty_four_years' },
  'Aleitamento artificial': { endAge: 2, riskFactorAgeRange: 'lower_than_one_year' },
  'Uso de anticoncepcional combinado': { startAge: 15, endAge: 49, riskFactorGender: 'FEMALE' },
  'Criptorquidia na infância': { startAge: 15, endAge: 44, riskFactorGender: 'MALE' },
};

const ofEverybody = {
  isPregnant: false,
  lowerThanOneMonth: false,
  startAge: null,
  endAge: null,
  riskFactorGender: 'BOTH',
  riskFactorAgeRange: 'undefined',
};

/** Inserts the risk factors and returns their ids by name. */
export const seedRiskFactors = () => {
  const names = new Set([...systems.flatMap(({ risks }) => risks), ...Object.keys(details)]);
  return new Map(
    [...names].map(name => [name, table('riskFactors').insert({ name, ...ofEverybody, ...details[name] }).id] as const),
  );
};
