import { bullets, sections, table } from '../../semiologies/markdown';
import { evidence, reading } from './advice.json';

const pick = (items: string[], by: number) => items[by % items.length];

/** The evidence for a formula. */
export const evidenceText = (name: string, by: number) =>
  sections(`# ${name}: evidência`, pick(evidence, by), pick(evidence, by + 2));

/** How to interpret the result of a formula. `rows` have two cells: the result and what it means. */
export const interpretationText = (name: string, rows: string[][], items: string[], by: number) =>
  sections(
    `# ${name}: interpretação`,
    rows.length > 0 ? table(['Resultado', 'Significado'], rows) : undefined,
    items.length > 0 ? bullets(items) : undefined,
    pick(reading, by),
    `> ${pick(reading, by + 1)}`,
  );
