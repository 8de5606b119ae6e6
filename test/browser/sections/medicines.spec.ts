import { HARD_TEXT } from '../support/form';
import { journeysIn } from '../support/journey';
import { browserOfSuite } from '../support/session';
import { added, among, available, check, choice, longText, one, text } from '../support/steps';

const journey = journeysIn(browserOfSuite());

const commercial = (name: string) => ({ name, composition: 'Bula de teste', free: true, available: false });

it(
  'R119: medicine groups are created, found and opened with all that was entered',
  journey({
    section: 'medicine-groups',
    fields: [
      text('name', 'Nome', 'Grupo de teste'),
      choice('type', 'Tipo', 'Grupo', 'GROUP'),
      one('parent', 'Grupo pai', 'Analgésicos'),
      among('children.0', 'Grupos filhos', 'Opioides'),
    ],
  }),
);

it(
  'R113, R114, R115: medicine leaflets are created, found and opened with all that was entered',
  journey({
    section: 'medicine-leaflets',
    fields: [
      text('name', 'Nome', 'Bula de teste'),
      check('available', 'Disponível no aplicativo'),
      among('medicineGroups.0', 'Grupos de medicamentos', 'Opioides'),
      among('substances.0', 'Substâncias', 'Morfina'),
      among('children.0', 'Nomes comerciais', 'Dimorf', {
        opener: 'Adicionar nome comercial',
        sent: { id: expect.any(Number), name: 'Dimorf', free: true, available: false },
      }),
      added(
        'Adicionar nome comercial',
        'Um, Dois; Dimorf',
        { 'children.1': commercial('Um'), 'children.2': commercial('Dois') },
        'Dois',
      ),
      longText('content', 'Conteúdo', HARD_TEXT, available(HARD_TEXT)),
    ],
    besides: { free: true },
  }),
);

it(
  'R117, R118: interactions are created, found and opened with all that was entered',
  journey({
    section: 'interactions',
    name: 'Ivermectina × Opioides, Varfarina',
    search: 'Ivermectina',
    parts: 'Ver as interações de Ivermectina',
    required: 'Resultado',
    fields: [
      one('substance', 'Substância', 'Ivermectina'),
      among('interactionGroups.0', 'Grupos que interagem', 'Opioides'),
      among('interactionSubstances.0', 'Substâncias que interagem', 'Varfarina'),
      text('interactionResult.result', 'Resultado', 'Sangramento'),
      text('interactionResult.conduct', 'Conduta', 'Evitar'),
    ],
  }),
);
