import { bullets, sections, table } from '../../semiologies/markdown';
import advice from './advice.json';
import { type MedicineClass } from './medicine-class';

const rotated = <Item>(items: Item[], by: number) => items.map((_, at) => items[(at + by) % items.length]);

/** The long text of a leaflet, in Markdown. */
export const leafletText = (group: MedicineClass, name: string, dose: string, by: number) => {
  const [firstDosing, secondDosing, thirdDosing] = rotated(advice.dosing, by);
  const [firstSafety, secondSafety, thirdSafety] = rotated(advice.safety, by * 5 + name.length);
  return sections(
    `# ${name}`,
    `*${group.name}.* ${group.about}`,
    '## Indicações',
    bullets(group.uses),
    '## Posologia',
    `**Adultos:** ${dose}.`,
    firstDosing,
    secondDosing,
    thirdDosing,
    '## Contraindicações',
    bullets(group.avoid),
    '## Efeitos adversos',
    table(['Efeito', 'Frequência', 'Conduta'], group.effects),
    '## Precauções',
    firstSafety,
    secondSafety,
    `> ${thirdSafety}`,
  );
};
