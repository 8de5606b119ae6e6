import common from '../semiologies/common.json';
import { bullets, numbered, sections, table } from '../semiologies/markdown';
import { type DiseaseLine, linesOf, type System } from './system';

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const listed = (items: string[]) => items.map(lower).join(', ');

/** Paragraphs of general advice. The name decides which ones, so that no two texts are alike. */
const advice = (kind: keyof typeof common, name: string, count: number) => {
  const start = name.length * 5 + name.charCodeAt(1);
  return Array.from({ length: count }, (_, at) => common[kind][(start + at) % common[kind].length]);
};

const frequency = (at: number) => ['muito frequente', 'frequente', 'ocasional'][Math.min(2, Math.floor(at / 2))];

/** Every disease in brief, for the texts that are whole chapters. */
const chapter = (systems: System[]) =>
  sections(
    '# Diagnóstico diferencial por sistema',
    ...systems.flatMap(system => [
      `## ${system.title}`,
      ...linesOf(system).map(({ name, cid, symptoms, exam }) =>
        sections(`### ${name} (${cid})`, `Pensar quando houver ${listed(symptoms)}. Esclarece: ${exam}.`),
      ),
    ]),
  );

/** Markdown on how to recognize a disease. If `shown` has systems, a chapter on all of their diseases follows. */
export const diagnosticOf = (line: DiseaseLine, system: System, picture: string | undefined, shown: System[]) => {
  const { name, cid, symptoms, exam, group } = line;
  const neighbors = linesOf(system).filter(other => other.group === group && other.name !== name);
  return sections(
    `# ${name}: diagnóstico`,
    `**CID-10:** ${cid}. Doença do grupo *${group}*, em que a queixa que mais pesa é ${lower(symptoms[0])}.`,
    '## Quando suspeitar',
    table(
      ['Sintoma', 'Frequência'],
      symptoms.map((symptom, at) => [symptom, frequency(at)]),
    ),
    '## História',
    ...advice('history', name, 3),
    '## Exame físico',
    ...advice('examination', name, 3),
    picture && `![Exame físico em ${lower(name)}](/images/${picture})`,
    '## Como confirmar',
    `Exame de escolha: ${exam}.`,
    ...system.diagnostic,
    '## Diagnóstico diferencial',
    bullets(neighbors.slice(0, 4).map(other => `**${other.name}**: ${listed(other.symptoms.slice(0, 3))}`)),
    shown.length > 0 ? chapter(shown) : undefined,
  );
};

/** Markdown on how to treat a disease. */
export const treatmentOf = ({ name, treatment, exam }: DiseaseLine, { treatment: paragraphs, risks }: System) =>
  sections(
    `# ${name}: tratamento`,
    '## Conduta inicial',
    numbered([
      `Confirmar o diagnóstico: ${exam}.`,
      `Iniciar: ${treatment}.`,
      'Combinar com o paciente a meta, o prazo e os sinais que o devem trazer de volta.',
    ]),
    '## Medidas gerais',
    ...paragraphs,
    '## Fatores de risco a abordar',
    bullets(risks),
    '## Seguimento',
    ...advice('interpretation', name, 4),
    '> **Atenção:** ajuste doses à função renal, à idade e à gestação, e confira as interações.',
  );

/** A text with an addition that an editor has not released yet. */
export const revisionOf = (text: string, { treatment }: DiseaseLine) =>
  sections(text, '## Atualização', `Revisão em andamento: ${treatment}, com reavaliação em quatro semanas.`);
