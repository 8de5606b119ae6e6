import { HARD_TEXT } from '../support/form';
import { journeysIn } from '../support/journey';
import { browserOfSuite } from '../support/session';
import {
  added,
  among,
  available,
  check,
  choice,
  GIF,
  kind,
  longText,
  PICTURE,
  picture,
  PICTURES,
  reference,
  text,
} from '../support/steps';

const journey = journeysIn(browserOfSuite());

it(
  'R83, R120: semiologies are created, found and opened with all that was entered',
  journey({
    section: 'semiologies',
    fields: [
      text('name', 'Nome', 'Semiologia de teste'),
      choice('category', 'Categoria', 'Específica', 'SPECIFIC'),
      check('isAvailableForFree', 'Gratuita'),
      added('Escolher: Sinônimos', 'Sinônimo inédito', { 'synonyms.0': reference('Sinônimo inédito') }),
      longText('anamnesisContent', 'Anamnese', HARD_TEXT + PICTURE, available(HARD_TEXT + PICTURE)),
    ],
    besides: { applicationPictures: PICTURES },
  }),
);

it(
  'R120: illustrated procedures are created, found and opened with all that was entered',
  journey({
    section: 'illustrated-procedures',
    fields: [
      text('name', 'Nome', 'Procedimento de teste'),
      check('free', 'Gratuito'),
      among('illustratedProcedureSynonyms.0', 'Sinônimos', 'Punção lombar (técnica)'),
      ...Object.entries({
        GENERAL: 'Geral',
        MATERIALS: 'Materiais',
        TECHNICIAN: 'Técnica',
        COMPLEMENT: 'Complemento',
      }).map(([type, label], index) =>
        longText(`illustratedProcedureContents.${index}`, label, label + PICTURE, {
          type,
          content: available(label + PICTURE),
        }),
      ),
    ],
    besides: { applicationPictures: PICTURES },
  }),
);

it(
  'pictures are created, found and opened with all that was entered',
  journey({
    section: 'application-pictures',
    fields: [
      text('referenceName', 'Nome de referência', 'sopro-mitral'),
      picture('sopro.gif', { content: GIF, contentContentType: 'image/gif' }),
    ],
  }),
);

it(
  'R119: laboratories are created, found and opened with all that was entered',
  journey({
    section: 'laboratories',
    fields: [
      text('name', 'Nome', 'Exame de teste'),
      text('category', 'Categoria', 'Categoria livre'),
      check('isAvailableForFree', 'Gratuito'),
      among('synonyms.0', 'Sinônimos', 'Hemograma (exame)'),
      among('groups.0', 'Grupos', 'Hematologia'),
      ...Object.entries({
        generalContent: 'Geral',
        changesContent: 'Alterações',
        collectContent: 'Coleta',
        observationsContent: 'Observações',
      }).map(([path, label]) => longText(path, label, label + PICTURE, available(label + PICTURE))),
    ],
    besides: { applicationPictures: PICTURES },
  }),
);

it(
  'R119: laboratory groups are created, found and opened with all that was entered',
  journey({
    section: 'laboratory-groups',
    fields: [text('name', 'Nome', 'Grupo de exames de teste'), among('children.0', 'Grupos filhos', 'Hematologia')],
  }),
);

it(
  'editor contents are created, found and opened with all that was entered',
  journey({
    section: 'editor-contents',
    api: 'editor-content',
    name: 'Hemograma completo',
    required: false,
    fields: [
      text('contentId', 'ID do conteúdo', '1', { sent: 1 }),
      kind('type', 'Tipo', 'Exame laboratorial', 'LABORATORY'),
    ],
  }),
);
