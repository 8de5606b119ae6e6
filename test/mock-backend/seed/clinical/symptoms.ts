import { table } from '../../table';
import { type DiseaseLine } from './system';

type Matches = (name: string) => boolean;

const words =
  (pattern: RegExp): Matches =>
  name =>
    pattern.test(name);

const ofWomen = words(
  /vagin|vulv|menstru|menopausa|mama\b|mamilo|Amenorreia|pélvic|uterinas|fetais|após relação|pelos$/,
);
const ofMen = words(/testicular|escrot|ereção|uretral|Jato urinário/);
const ofPregnancy = words(/fetais|uterinas|líquido vaginal/);
const ofPuerperium = words(/Endurecimento da mama|Dor na mama|Choro fácil|líquido vaginal|uterinas/);
const ofNewborns = words(/Sucção|Gemência|inconsolável/);

const ages: [Matches, number | null, number | null][] = [
  [ofNewborns, null, 2],
  [words(/escolar|atraso da fala/i), 2, 17],
  [words(/menopausa|Ondas de calor/), 40, 75],
  [words(/Jato urinário|Perda de memória|altura/), 45, null],
];

const genderOf = (name: string) => {
  if (ofWomen(name)) return 'FEMALE';
  return ofMen(name) ? 'MALE' : 'BOTH';
};

/** No disease has these symptoms, so they may be deleted. */
const unused = ['Bocejos frequentes', 'Soluços', 'Olheiras', 'Frio nas mãos', 'Gosto metálico', 'Ranger de dentes'];

/** Inserts every symptom that a disease has, and the unused ones. Returns the ids by name. */
export const seedSymptoms = (lines: DiseaseLine[], synonymGroups: Map<string, number>) => {
  const names = new Set([...lines.flatMap(({ symptoms }) => symptoms), ...unused]);
  return new Map(
    [...names].map(name => {
      const [, ageStart = null, ageEnd = null] = ages.find(([matches]) => matches(name)) ?? [];
      const group = synonymGroups.get(name);
      const document = {
        name,
        symptomGender: genderOf(name),
        isPregnant: ofPregnancy(name),
        isObstetric: ofPuerperium(name),
        lowerThanOneMonth: ofNewborns(name),
        ageStart,
        ageEnd,
        synonymGroups: group ? [{ id: group }] : [],
      };
      return [name, table('symptoms').insert(document).id] as const;
    }),
  );
};
