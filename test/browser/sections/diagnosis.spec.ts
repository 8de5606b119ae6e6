import { HARD_TEXT } from '../support/form';
import { journeysIn } from '../support/journey';
import { browserOfSuite } from '../support/session';
import {
  added,
  among,
  available,
  base64,
  check,
  choice,
  longText,
  one,
  picture,
  press,
  text,
  unfold,
  GIF,
} from '../support/steps';

const journey = journeysIn(browserOfSuite());

const PICTURE = '\n![Pulmões](/images/ausculta-pulmonar)\n';
/** The pictures that the long texts show. */
const PICTURES = [{ id: expect.any(Number) }];

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
  'R91, R92, R95: diseases are created, found, edited and deleted',
  journey({
    section: 'diseases',
    api: 'diseases',
    name: 'Doença de teste',
    required: 'Nome',
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
    edit: [text('cid', 'CID', 'Z99.8')],
  }),
);

it(
  'R97: symptoms are created, found, edited and deleted',
  journey({
    section: 'symptoms',
    api: 'symptoms',
    name: 'Dor torácica de teste',
    required: 'Nome',
    fields: [
      text('name', 'Nome', 'Dor torácica de teste'),
      choice('symptomGender', 'Sexo', 'Feminino', 'FEMALE'),
      check('isPregnant', 'Gestante'),
      check('isObstetric', 'Obstétrico ou puerperal'),
      check('lowerThanOneMonth', 'Menos de um mês'),
      text('ageStart', 'Idade inicial (anos)', '18', { sent: 18 }),
      text('ageEnd', 'Idade final (anos)', '40', { sent: 40 }),
      among('synonymGroups.0', 'Grupos de sinônimos', 'Amenorreia'),
    ],
    edit: [check('isObstetric', 'Obstétrico ou puerperal', false)],
  }),
);

it(
  'R99: risk factors are created, found, edited and deleted',
  journey({
    section: 'risk-factor',
    api: 'risk-factor',
    name: 'Prematuridade de teste',
    required: 'Nome',
    fields: [
      text('name', 'Nome', 'Prematuridade de teste'),
      choice('riskFactorGender', 'Sexo', 'Masculino', 'MALE'),
      check('isPregnant', 'Gestante'),
      check('lowerThanOneMonth', 'Menos de um mês'),
      text('startAge', 'Idade inicial (anos)', '002', { sent: 2, shown: '2' }),
      text('endAge', 'Idade final (anos)', '14', { sent: 14 }),
    ],
    edit: [check('lowerThanOneMonth', 'Menos de um mês', false)],
    deletion: 'at once',
  }),
);

it(
  'R100: disease synonyms are created, found, edited and deleted',
  journey({
    section: 'disease-synonym',
    api: 'disease-synonym',
    name: 'Zumbido de Ação',
    search: 'zumbido de acao',
    required: 'Nome',
    fields: [text('name', 'Nome', 'Zumbido de Ação')],
    edit: [text('name', 'Nome', 'Zumbido de Ação corrigido')],
    renamed: 'Zumbido de Ação corrigido',
    deletion: 'at once',
  }),
);

it(
  'synonym groups are created, found, edited and deleted',
  journey({
    section: 'synonym-group',
    api: 'synonym-group',
    name: 'Cansaço de teste',
    required: 'Nome',
    fields: [
      text('name', 'Nome', 'Cansaço de teste'),
      among('synonymWords.0', 'Palavras', 'Nervosismo', { opener: 'Palavras' }),
      added('Palavras', 'palavra nova', { 'synonymWords.1': { name: 'palavra nova' } }),
    ],
    edit: [text('name', 'Nome', 'Cansaço de teste 2')],
    renamed: 'Cansaço de teste 2',
  }),
);

it(
  'R102: groups are created, found, edited and deleted',
  journey({
    section: 'groups',
    area: 'admin',
    api: 'groups',
    name: 'Cardiologia de teste',
    fields: [
      text('name', 'Nome', 'Cardiologia de teste'),
      check('displayLevelsBelow', 'Exibir os níveis abaixo'),
      choice('category', 'Categoria', 'Pediatria', 'PEDIATRICS'),
      picture('coração.gif', { 'groupPicture.content': GIF, 'groupPicture.contentContentType': 'image/gif' }),
      text('groupPicture.referenceName', 'Nome de referência da imagem', 'coracao-infantil'),
      among('childrenGroups.0', 'Grupos filhos', 'Cardiologia'),
    ],
    edit: [press('Remover Cardiologia', { childrenGroups: [] })],
  }),
);
