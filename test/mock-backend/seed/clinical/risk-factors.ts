import { table } from '../../table';
import detailsFile from './risk-factors.json';
import { systems } from './systems';

interface Detail {
  isPregnant?: boolean;
  lowerThanOneMonth?: boolean;
  startAge?: number;
  endAge?: number;
  riskFactorGender?: string;
  riskFactorAgeRange?: string;
}

/** The people that a factor applies to, if not everybody. Some are used by no disease, so they may be deleted. */
const details: Record<string, Detail> = detailsFile;

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
