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
  picture,
  reference,
  text,
} from '../support/steps';

const journey = journeysIn(browserOfSuite());

const PICTURE = '\n![Pulmões](/images/ausculta-pulmonar)\n';
/** The pictures that the long texts show. */
const PICTURES = [{ id: expect.any(Number) }];

it(
  'R83, R120: semiologies are created, found and opened with all that was entered',
  journey({
    section: 'semiologies',
    api: 'semiologies',
    name: 'Semiologia de teste',
    required: 'Nome',
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
    api: 'illustrated-procedures',
    name: 'Procedimento de teste',
    required: 'Nome',
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
    api: 'application-pictures',
    name: 'sopro-mitral',
    required: 'Nome de referência',
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
    api: 'laboratories',
    name: 'Exame de teste',
    required: 'Nome',
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
    api: 'laboratory-groups',
    name: 'Grupo de exames de teste',
    required: 'Nome',
    fields: [text('name', 'Nome', 'Grupo de exames de teste'), among('children.0', 'Grupos filhos', 'Hematologia')],
  }),
);

it(
  'editor contents are created, found and opened with all that was entered',
  journey({
    section: 'editor-contents',
    api: 'editor-content',
    name: 'Hemograma completo',
    fields: [
      text('contentId', 'ID do conteúdo', '1', { sent: 1 }),
      kind('type', 'Tipo', 'Exame laboratorial', 'LABORATORY'),
    ],
  }),
);
