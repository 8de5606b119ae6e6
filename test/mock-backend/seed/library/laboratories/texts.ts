import { bullets, numbered, sections, table } from '../../semiologies/markdown';
import { care, general } from './advice.json';
import { type Panel, type Test } from './panel';

const rotated = <Item>(items: Item[], by: number) => items.map((_, at) => items[(at + by) % items.length]);

/** The four long texts of a laboratory test, in Markdown. */
export const textsOf = (panel: Panel, { name, reference, high, low, picture }: Test, by: number) => {
  const [firstGeneral, secondGeneral] = rotated(general, by);
  const [firstCare, secondCare, thirdCare] = rotated(care, by);
  return {
    generalContent: sections(
      `# ${name}`,
      panel.about,
      '## Valores de referência',
      table(['Exame', 'Referência'], [[name, reference]]),
      picture && `![${name}](/images/${picture})`,
      '## Quando pedir',
      firstGeneral,
      secondGeneral,
    ),
    changesContent: sections(
      `# ${name}: alterações`,
      '## Aumentado ou reagente',
      bullets(high),
      '## Diminuído ou falso-negativo',
      bullets(low),
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
