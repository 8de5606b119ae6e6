import { insertAll } from '../insert';
import { base64 } from '../texts';
import { cautions, doses } from './pediatric-doses.json';

const comma = (value: number) => String(value).replace('.', ',');

/** `dose` and `most` are single doses, in mg per kg and in mg; `strength` is in mg per mL. */
const rowOf = ({ category, leaflet, presentation, ...amounts }: (typeof doses)[number], index: number) => {
  const { dose, strength, hours, most } = amounts;
  const byAge = index % 9 === 5;
  const volume = byAge ? `(idade * 2 + 8) * ${dose} / ${strength}` : `peso * ${dose} / ${strength}`;
  const [word] = leaflet.split(' ');
  return {
    category,
    name: `${leaflet.replace(/ \(.*\)/, '')}, ${presentation}`,
    medicineLeaflet: leaflet,
    isAvailableForFree: index % 3 === 0,
    inputType: byAge ? 'AGE' : 'WEIGHT',
    inputValidationFormula: byAge ? 'idade >= 1 && idade <= 12' : 'peso > 2 && peso <= 60',
    synonyms: [`${word} infantil`, `Dose de ${word.toLowerCase()}`],
    contents: [
      { code: 'd1', formula: volume },
      { code: 'd2', formula: `min(${volume}, ${most} / ${strength})` },
    ],
    contentText: base64(
      `Dar **{{d2}} mL** de ${leaflet.toLowerCase()} (${presentation}) a cada ${hours} h.\n\n` +
        `- Dose: ${comma(dose)} por kg\n- Máximo por tomada: ${comma(most)}`,
    ),
    observations: base64(`${cautions[index % 5]}\n\n${cautions[(index + 2) % 5]}`),
  };
};

/** Doses for the existing leaflets, by weight or by age. */
export const seedPediatricDoses = () =>
  insertAll('pediatricDoses', doses.map(rowOf), 'pediatricDoseCategories', 'pediatricDoseSynonyms');
