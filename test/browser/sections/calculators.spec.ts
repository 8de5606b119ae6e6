import { base64, HARD_TEXT } from '../support/form';
import { type Journey, journeysIn } from '../support/journey';
import { browserOfSuite } from '../support/session';
import { check, choice, longText, one, press, text, word } from '../support/steps';

const journey = journeysIn(browserOfSuite());

/** Criteria and scores, with one more field for scores. */
const formula = (section: string, more: Journey['fields'] = []): Journey => ({
  section,
  fields: [
    text('name', 'Nome', 'Fórmula de teste'),
    word('synonyms.0', 'Sinônimos', 'sigla'),
    check('isAvailableForFree', 'Gratuito'),
    text('formula', 'Fórmula', 'peso / altura'),
    ...more,
    longText('evidenceText', 'Evidências', HARD_TEXT, base64(HARD_TEXT)),
    longText('interpretationText', 'Interpretação', 'Interpretação', base64('Interpretação')),
  ],
});

it(
  'R108: calculators are created, found and opened with all that was entered',
  journey({
    section: 'medical-calculators',
    fields: [
      text('name', 'Nome', 'Calculadora de teste'),
      text('formula', 'Fórmula', 'a + b'),
      choice('specificView', 'Tela específica', 'Ultrassonografia', 'USG'),
      press('Adicionar parâmetro'),
      text('formulaParams.0.presentationName', 'Nome exibido', 'Peso'),
      text('formulaParams.0.measurement', 'Unidade', 'kg'),
      press('Adicionar parâmetro'),
      text('formulaParams.1.presentationName', 'Nome exibido', 'Sexo', { nth: 1 }),
      choice('formulaParams.1.inputType', 'Tipo', 'Botões com opções', 'TOGGLE', 1),
      press('Adicionar opção ao parâmetro 2'),
      text('formulaParams.1.options.0.presentationName', 'Nome exibido', 'Feminino', { nth: 2 }),
    ],
    besides: {
      synonyms: [],
      isAvailableForFree: false,
      formulaParams: [
        { code: 'novo', inputType: 'INPUT', position: 1, options: [] },
        { code: 'novo', measurement: '', position: 2, options: [{ code: 'novo', order: 1 }] },
      ],
    },
  }),
);

it(
  'R84, R110: pediatric doses are created, found and opened with all that was entered',
  journey({
    section: 'pediatric-doses',
    fields: [
      text('name', 'Nome', 'Dose de teste'),
      word('synonyms.0', 'Sinônimos', 'apelido', 'combobox'),
      check('isAvailableForFree', 'Gratuita'),
      one('category', 'Categoria', 'Urgência'),
      one('medicineLeaflet', 'Bula', 'Dipirona', { sent: { id: expect.any(Number), name: 'Dipirona' } }),
      choice('inputType', 'Calcular por', 'Idade', 'AGE'),
      text('inputValidationFormula', 'Fórmula de verificação', 'idade > 1'),
      press('Adicionar fórmula'),
      text('contents.0.formula', 'Fórmula', 'primeira'),
      press('Adicionar fórmula'),
      text('contents.1.formula', 'Fórmula', 'segunda', { nth: 1 }),
      longText('contentText', 'Texto da dose', HARD_TEXT, base64(HARD_TEXT)),
      longText('observations', 'Observações', 'Observação', base64('Observação')),
    ],
    besides: { contents: [{ code: 'novo' }, { code: 'novo' }] },
  }),
);

it(
  'R92, R106: scores are created, found and opened with all that was entered',
  journey(formula('medical-scores', [text('category', 'Categoria', 'Cardiologia')])),
);

it('R106: criteria are created, found and opened with all that was entered', journey(formula('medical-criteria')));
