import { inTransaction } from '../../database';
import { table } from '../../table';
import { base64 } from '../base64';
import { bullets, sections } from '../semiologies/markdown';

/**
 * `leaflet | presentation | single dose in mg per kg | mg per mL | hours between doses | maximum dose in mg`,
 * by category.
 */
const categories: Record<string, string[]> = {
  'Analgésicos e antitérmicos': [
    'Paracetamol (gotas) | gotas 200 mg/mL | 12 | 200 | 6 | 750',
    'Paracetamol | suspensão 100 mg/mL | 15 | 100 | 6 | 750',
    'Dipirona | gotas 500 mg/mL | 15 | 500 | 6 | 1000',
    'Dipirona (solução injetável) | ampola 500 mg/mL | 15 | 500 | 6 | 1000',
    'Ibuprofeno (suspensão) | gotas 50 mg/mL | 10 | 50 | 8 | 400',
    'Ibuprofeno | gotas 100 mg/mL | 10 | 100 | 8 | 400',
  ],
  Antibióticos: [
    'Amoxicilina (suspensão) | suspensão 250 mg/5 mL | 17 | 50 | 8 | 500',
    'Amoxicilina | suspensão 400 mg/5 mL | 25 | 80 | 12 | 875',
    'Amoxicilina + Ácido clavulânico | suspensão 400/57 mg em 5 mL | 25 | 80 | 12 | 875',
    'Azitromicina (suspensão) | suspensão 200 mg/5 mL | 10 | 40 | 24 | 500',
    'Cefalexina | suspensão 250 mg/5 mL | 12 | 50 | 6 | 500',
    'Claritromicina | suspensão 250 mg/5 mL | 7.5 | 50 | 12 | 500',
    'Sulfametoxazol + Trimetoprima | suspensão 200/40 mg em 5 mL | 20 | 40 | 12 | 800',
    'Ceftriaxona | frasco de 1 g | 50 | 100 | 24 | 2000',
    'Oxacilina | frasco de 500 mg | 50 | 100 | 6 | 2000',
    'Metronidazol | suspensão 40 mg/mL | 10 | 40 | 8 | 500',
  ],
  'Antialérgicos e corticosteroides': [
    'Loratadina (xarope) | xarope 1 mg/mL | 0.2 | 1 | 24 | 10',
    'Dexclorfeniramina | solução 0,4 mg/mL | 0.05 | 0.4 | 8 | 2',
    'Hidroxizina | xarope 2 mg/mL | 0.5 | 2 | 8 | 25',
    'Prednisolona | solução 3 mg/mL | 1 | 3 | 24 | 40',
    'Dexametasona | elixir 0,1 mg/mL | 0.15 | 0.1 | 24 | 10',
    'Hidrocortisona | frasco de 100 mg | 5 | 50 | 6 | 200',
  ],
  'Antieméticos e antiespasmódicos': [
    'Ondansetrona | solução 0,8 mg/mL | 0.15 | 0.8 | 8 | 8',
    'Bromoprida | gotas 4 mg/mL | 0.2 | 4 | 8 | 10',
    'Metoclopramida | gotas 4 mg/mL | 0.1 | 4 | 8 | 10',
    'Domperidona | suspensão 1 mg/mL | 0.25 | 1 | 8 | 10',
    'Simeticona (gotas) | gotas 75 mg/mL | 2 | 75 | 6 | 125',
    'Lactulose | xarope 667 mg/mL | 667 | 667 | 24 | 20000',
  ],
  Broncodilatadores: [
    'Salbutamol | xarope 0,4 mg/mL | 0.1 | 0.4 | 8 | 4',
    'Ipratrópio | gotas 0,25 mg/mL | 0.0125 | 0.25 | 6 | 0.5',
  ],
  Antiparasitários: [
    'Albendazol | suspensão 40 mg/mL | 10 | 40 | 24 | 400',
    'Ivermectina | comprimido de 6 mg | 0.2 | 6 | 24 | 12',
    'Praziquantel | comprimido de 150 mg | 20 | 150 | 8 | 1500',
    'Nistatina (suspensão) | suspensão 100.000 UI/mL | 10000 | 100000 | 6 | 600000',
  ],
  Anticonvulsivantes: [
    'Fenobarbital | gotas 40 mg/mL | 2.5 | 40 | 12 | 100',
    'Ácido valproico | xarope 50 mg/mL | 7.5 | 50 | 12 | 500',
    'Carbamazepina | suspensão 20 mg/mL | 5 | 20 | 12 | 400',
    'Fenitoína | ampola 50 mg/mL | 15 | 50 | 24 | 1000',
  ],
  'Vitaminas e antianêmicos': [
    'Sulfato ferroso | gotas 25 mg/mL | 3 | 25 | 24 | 120',
    'Ácido fólico | solução 0,2 mg/mL | 0.05 | 0.2 | 24 | 5',
    'Cianocobalamina | ampola 1 mg/mL | 0.02 | 1 | 24 | 1',
  ],
  Urgência: [
    'Diazepam | ampola 5 mg/mL | 0.3 | 5 | 24 | 10',
    'Midazolam | ampola 5 mg/mL | 0.1 | 5 | 6 | 5',
    'Furosemida | solução 10 mg/mL | 1 | 10 | 12 | 40',
  ],
  Antivirais: [
    'Oseltamivir | suspensão 12 mg/mL | 3 | 12 | 12 | 75',
    'Aciclovir | suspensão 40 mg/mL | 20 | 40 | 6 | 800',
  ],
};

const cautions = [
  'Confira o peso na balança do dia; a estimativa dos pais erra em um de cada três casos.',
  'Entregue a seringa dosadora e peça ao cuidador que aspire a dose na sua frente.',
  'Não use colher de cozinha: o volume varia de 3 a 7 mL.',
  'Abaixo de três meses, só com avaliação presencial.',
  'Vômito em até 15 minutos: repita a dose uma vez.',
];

const documentOf = (line: string, index: number) => {
  const [leaflet, presentation, dose, strength, hours, most] = line.split('|').map(part => part.trim());
  const byAge = index % 9 === 5;
  const volume = byAge ? `(idade * 2 + 8) * ${dose} / ${strength}` : `peso * ${dose} / ${strength}`;
  return {
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
        bullets([`Dose: ${dose.replace('.', ',')} por kg`, `Máximo por tomada: ${most.replace('.', ',')}`]),
      ),
    ),
    observations: base64(sections(cautions[index % 5], cautions[(index + 2) % 5])),
  };
};

const documents = Object.entries(categories)
  .flatMap(([category, lines]) => lines.map(line => ({ category, line })))
  .map(({ category, line }, index) => ({ category, ...documentOf(line, index) }));

const idsByName = (resource: string, names: Iterable<string>) =>
  new Map([...new Set(names)].map(name => [name, table(resource).insert({ name }).id] as const));

/** Doses for the existing leaflets, by weight or by age. */
export const seedPediatricDoses = () =>
  inTransaction(() => {
    const categoryIds = idsByName('pediatricDoseCategories', Object.keys(categories));
    const words = idsByName(
      'pediatricDoseSynonyms',
      documents.flatMap(dose => dose.words),
    );
    const leaflets = new Map(
      table('medicineLeaflets')
        .all()
        .map(({ id, name }) => [name, id]),
    );
    documents.forEach(({ category, leaflet, words: names, ...dose }) =>
      table('pediatricDoses').insert({
        ...dose,
        synonyms: names.map(name => ({ id: words.get(name) })),
        medicineLeaflet: { id: leaflets.get(leaflet) },
        category: { id: categoryIds.get(category) },
      }),
    );
  });
