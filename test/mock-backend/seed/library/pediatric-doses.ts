import { table } from '../../table';
import { base64 } from '../base64';
import { insertNames, refsTo } from '../names';
import { bullets, sections } from '../semiologies/markdown';
import { cautions, doses } from './pediatric-doses.json';

interface Dose {
  category: string;
  leaflet: string;
  presentation: string;
  /** A single dose, in mg per kg. */
  dose: number;
  /** In mg per mL. */
  strength: number;
  /** Between two doses. */
  hours: number;
  /** A single dose, in mg. */
  most: number;
}

const comma = (value: number) => String(value).replace('.', ',');

const documentOf = ({ category, leaflet, presentation, dose, strength, hours, most }: Dose, index: number) => {
  const byAge = index % 9 === 5;
  const volume = byAge ? `(idade * 2 + 8) * ${dose} / ${strength}` : `peso * ${dose} / ${strength}`;
  return {
    category,
    name: `${leaflet.replace(/ \(.*\)/, '')}, ${presentation}`,
    leaflet,
    isAvailableForFree: index % 3 === 0,
    inputType: byAge ? 'AGE' : 'WEIGHT',
    inputValidationFormula: byAge ? 'idade >= 1 && idade <= 12' : 'peso > 2 && peso <= 60',
    words: [`${leaflet.split(' ')[0]} infantil`, `Dose de ${leaflet.split(' ')[0].toLowerCase()}`],
    contents: [
      { code: 'd1', formula: volume },
      { code: 'd2', formula: `min(${volume}, ${most} / ${strength})` },
    ],
    contentText: base64(
      sections(
        `Dar **{{d2}} mL** de ${leaflet.toLowerCase()} (${presentation}) a cada ${hours} h.`,
        bullets([`Dose: ${comma(dose)} por kg`, `Máximo por tomada: ${comma(most)}`]),
      ),
    ),
    observations: base64(sections(cautions[index % 5], cautions[(index + 2) % 5])),
  };
};

const documents = doses.map(documentOf);

/** Doses for the existing leaflets, by weight or by age. */
export const seedPediatricDoses = () => {
  insertNames(
    'pediatricDoseCategories',
    doses.map(({ category }) => category),
  );
  insertNames(
    'pediatricDoseSynonyms',
    documents.flatMap(({ words }) => words),
  );
  const [categories, synonyms] = [refsTo('pediatricDoseCategories'), refsTo('pediatricDoseSynonyms')];
  const leaflets = refsTo('medicineLeaflets');
  documents.forEach(({ category, leaflet, words, ...dose }) =>
    table('pediatricDoses').insert({
      ...dose,
      synonyms: synonyms(words),
      medicineLeaflet: leaflets([leaflet])[0],
      category: categories([category])[0],
    }),
  );
};
