import { bullets, numbered, sections, table } from '../../semiologies/markdown';
import { type Panel } from './tests';

const general = [
  'Peça o exame com uma hipótese em mente e diga ao laboratório qual é: o patologista clínico é um colega, não uma máquina.',
  'Os valores de referência mudam com o método, a idade e o sexo; use os do laudo e compare com o exame anterior do próprio paciente.',
  'Um resultado fora da faixa em quem está bem pede repetição antes de investigação.',
  'O teste melhora o cuidado quando há uma decisão à espera dele; sem ela, gera apenas mais testes.',
];

const care = [
  'Identifique o tubo à beira do leito, depois da coleta, com dois identificadores.',
  'Colete na ordem: hemocultura, citrato, seco, heparina, EDTA, fluoreto. A contaminação pelo EDTA eleva o potássio.',
  'Solte o garrote em até um minuto e inverta o tubo com delicadeza, sem agitar.',
  'Informe os medicamentos em uso, o horário da última dose e o jejum cumprido.',
];

const rotated = <Item>(items: Item[], by: number) => items.map((_, at) => items[(at + by) % items.length]);

const partsOf = (text: string) => text.split(',').map(part => part.trim());

/** The four long texts of a laboratory test, in Markdown. */
export const textsOf = (panel: Panel, line: string, by: number) => {
  const [name, , reference, high, low, picture] = line.split('|').map(part => part.trim());
  const [firstGeneral, secondGeneral] = rotated(general, by);
  const [firstCare, secondCare, thirdCare] = rotated(care, by);
  return {
    generalContent: sections(
      `# ${name}`,
      panel.about,
      '## Valores de referência',
      table(['Exame', 'Referência'], [`${name} | ${reference}`]),
      picture && `![${name}](/images/${picture})`,
      '## Quando pedir',
      firstGeneral,
      secondGeneral,
    ),
    changesContent: sections(
      `# ${name}: alterações`,
      '## Aumentado ou reagente',
      bullets(partsOf(high)),
      '## Diminuído ou falso-negativo',
      bullets(partsOf(low)),
      `> ${secondGeneral}`,
    ),
    collectContent: sections(
      `# ${name}: coleta`,
      panel.collect,
      '## Cuidados',
      numbered([firstCare, secondCare, thirdCare]),
    ),
    observationsContent: sections(
      `# ${name}: observações`,
      `Grupo: **${panel.group}**. Categoria: **${panel.category}**.`,
      thirdCare,
      firstGeneral,
    ),
  };
};
