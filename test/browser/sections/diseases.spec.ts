import { base64, HARD_TEXT } from '../support/form';
import { journeysIn } from '../support/journey';
import { browserOfSuite } from '../support/session';
import { among, available, check, choice, longText, one, PICTURE, PICTURES, text, unfold } from '../support/steps';

const journey = journeysIn(browserOfSuite());

const released = (markdown: string) => ({ ...available(markdown), rawMarkdownToRelease: base64(markdown) });

/** A folded group of weights: the name of each in the body, and its label. None has the value of an empty one. */
const weights = (group: string, path: string, labels: Readonly<Record<string, string>>) => [
  unfold(group),
  ...Object.entries(labels).map(([name, label], index) =>
    text(`diseaseDiagnosticVariables.${path}${name}`, label, String(index + 2), { sent: index + 2 }),
  ),
];

const WEIGHTS = [
  ...weights('Sexo, idade e prevalência', '', {
    maleWeight: 'Sexo masculino',
    femaleWeight: 'Sexo feminino',
    lowerThanOneMonth: 'Menos de um mês',
    lowerThanOneYear: 'Menos de 1 ano',
    betweenOneAndFourYears: '1 a 4 anos',
    betweenFiveAndFourteenYears: '5 a 14 anos',
    betweenFifteenAndTwentyNineYears: '15 a 29 anos',
    betweenThirtyAndFortyFourYears: '30 a 44 anos',
    betweenFortyFiveAndFiftyNineYears: '45 a 59 anos',
    betweenSixtyAndSeventyFoursYears: '60 a 74 anos',
    higherOrEqualSeventyFiveYears: '75 anos ou mais',
    prevalence: 'Prevalência',
  }),
  ...weights('Região, no Brasil', 'region.insideBrazil.', {
    north: 'Norte',
    northeast: 'Nordeste',
    south: 'Sul',
    midwest: 'Centro-Oeste',
    southeast: 'Sudeste',
  }),
  ...weights('Região, fora do Brasil', 'region.outOfBrazil.', {
    latinAmerica: 'América Latina',
    centralAmerica: 'América Central',
    northAmerica: 'América do Norte',
    europe: 'Europa',
    asia: 'Ásia',
    africa: 'África',
    oceania: 'Oceania',
  }),
  ...weights('Raça ou cor', 'humanRace.', {
    white: 'Branca',
    black: 'Preta',
    brown: 'Parda',
    yellow: 'Amarela',
    indigenous: 'Indígena',
  }),
];

it(
  'R91, R92, R95: diseases are created, found and opened with all that was entered',
  journey({
    section: 'diseases',
    answer: 'Liberar depois',
    fields: [
      text('name', 'Nome', 'Doença de teste'),
      text('cid', 'CID', 'Z99.9'),
      text('dsm', 'DSM', 'F99'),
      choice('category', 'Categoria', 'Obstetrícia', 'OBSTETRICS'),
      check('free', 'Gratuita'),
      among('groups.0', 'Grupos', 'Cardiologia'),
      among('diseaseSynonyms.0', 'Sinônimos', 'Derrame cerebral'),
      one('diseaseSymptoms.0.symptom', 'Sintoma 1', 'Calafrios', { opener: 'Adicionar sintoma' }),
      text('diseaseSymptoms.0.weight', 'Peso 1', '007,5', { sent: 7.5, shown: '7,5' }),
      one('diseaseSymptoms.1.symptom', 'Sintoma 2', 'Cefaleia', { opener: 'Adicionar sintoma' }),
      text('diseaseSymptoms.1.weight', 'Peso 2', '2', { sent: 2 }),
      ...WEIGHTS,
      among('diseaseDiagnosticVariables.riskFactors.0', 'Fatores de risco', 'Tabagismo'),
      longText('diagnostic', 'Diagnóstico', HARD_TEXT + PICTURE, released(HARD_TEXT + PICTURE)),
      longText('treatment', 'Tratamento', HARD_TEXT, released(HARD_TEXT)),
    ],
    besides: { applicationPictures: PICTURES },
  }),
);
