import { bullets, sections, table } from '../../semiologies/markdown';

const evidence = [
  'Derivado em coorte prospectiva de adultos e validado em serviços de urgência de três países; a calibração cai em populações muito diferentes.',
  'Bom poder de exclusão e especificidade modesta: um resultado baixo tranquiliza mais do que um alto preocupa.',
  'A concordância entre observadores é boa quando os itens são lidos em voz alta, na ordem, com o paciente à vista.',
  'Não foi estudado em gestantes nem em menores de 16 anos; nesses grupos, use apenas como apoio.',
  'Revisões mais recentes confirmam o desempenho, com área sob a curva entre 0,72 e 0,85.',
];

const reading = [
  'O número apoia o juízo clínico e não o substitui. Se os dois discordam, investigue por quê.',
  'Recalcule quando o quadro mudar, e registre no prontuário os itens, não só o total.',
  'Perto do limite, repita a medida antes de decidir.',
  'Explique o resultado ao paciente em frequências: “de cada cem pessoas como você…”.',
];

const pick = (items: string[], by: number) => items[by % items.length];

/** The evidence for a formula. */
export const evidenceText = (name: string, by: number) =>
  sections(`# ${name}: evidência`, pick(evidence, by), pick(evidence, by + 2));

/** How to interpret the result of a formula. `rows` are `result | meaning`. */
export const interpretationText = (name: string, rows: string[], items: string[], by: number) =>
  sections(
    `# ${name}: interpretação`,
    rows.length > 0 ? table(['Resultado', 'Significado'], rows) : undefined,
    items.length > 0 ? bullets(items) : undefined,
    pick(reading, by),
    `> ${pick(reading, by + 1)}`,
  );
