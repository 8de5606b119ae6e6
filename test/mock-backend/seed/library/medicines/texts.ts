import { bullets, sections, table } from '../../semiologies/markdown';
import { common } from './common';
import { type MedicineClass } from './medicine-class';

const partsOf = (text: string) => text.split(';').map(part => part.trim());

const rotated = <Item>(items: Item[], by: number) => items.map((_, at) => items[(at + by) % items.length]);

/** The long text of a leaflet, in Markdown. */
export const leafletText = (group: MedicineClass, name: string, dose: string, by: number) => {
  const [firstDosing, secondDosing, thirdDosing] = rotated(common.dosing, by);
  const [firstSafety, secondSafety, thirdSafety] = rotated(common.safety, by * 5 + name.length);
  return sections(
    `# ${name}`,
    `*${group.name}.* ${group.about}`,
    '## Indicações',
    bullets(partsOf(group.uses)),
    '## Posologia',
    `**Adultos:** ${dose}.`,
    firstDosing,
    secondDosing,
    thirdDosing,
    '## Contraindicações',
    bullets(partsOf(group.avoid)),
    '## Efeitos adversos',
    table(['Efeito', 'Frequência', 'Conduta'], group.effects),
    '## Precauções',
    firstSafety,
    secondSafety,
    `> ${thirdSafety}`,
  );
};
