import { journeysIn } from '../support/journey';
import { browserOfSuite } from '../support/session';
import { added, among, check, choice, GIF, picture, text } from '../support/steps';

const journey = journeysIn(browserOfSuite());

it(
  'R97: symptoms are created, found and opened with all that was entered',
  journey({
    section: 'symptoms',
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
  }),
);

it(
  'R99: risk factors are created, found and opened with all that was entered',
  journey({
    section: 'risk-factor',
    fields: [
      text('name', 'Nome', 'Prematuridade de teste'),
      choice('riskFactorGender', 'Sexo', 'Masculino', 'MALE'),
      check('isPregnant', 'Gestante'),
      check('lowerThanOneMonth', 'Menos de um mês'),
      text('startAge', 'Idade inicial (anos)', '002', { sent: 2, shown: '2' }),
      text('endAge', 'Idade final (anos)', '14', { sent: 14 }),
    ],
  }),
);

it(
  'R100: disease synonyms are created, found and opened with all that was entered',
  journey({
    section: 'disease-synonym',
    search: 'zumbido de acao',
    fields: [text('name', 'Nome', 'Zumbido de Ação')],
  }),
);

it(
  'synonym groups are created, found and opened with all that was entered',
  journey({
    section: 'synonym-group',
    fields: [
      text('name', 'Nome', 'Cansaço de teste'),
      among('synonymWords.0', 'Palavras', 'Nervosismo', { opener: 'Palavras' }),
      added('Palavras', 'palavra nova', { 'synonymWords.1': { name: 'palavra nova' } }),
    ],
  }),
);

it(
  'R102: groups are created, found and opened with all that was entered',
  journey({
    section: 'groups',
    area: 'admin',
    required: false,
    fields: [
      text('name', 'Nome', 'Cardiologia de teste'),
      check('displayLevelsBelow', 'Exibir os níveis abaixo'),
      choice('category', 'Categoria', 'Pediatria', 'PEDIATRICS'),
      picture('coração.gif', { 'groupPicture.content': GIF, 'groupPicture.contentContentType': 'image/gif' }),
      text('groupPicture.referenceName', 'Nome de referência da imagem', 'coracao-infantil'),
      among('childrenGroups.0', 'Grupos filhos', 'Cardiologia'),
    ],
  }),
);
