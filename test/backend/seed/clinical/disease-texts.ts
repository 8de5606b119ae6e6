import { common } from '../semiologies/common';
import { some } from '../base64';
import { bullets, numbered, sections, table } from '../semiologies/markdown';

const exams = [
  'Hemograma | leucocitose ou anemia | repetir em 48 horas',
  'Proteína C reativa | elevada na fase aguda | acompanha a resposta',
  'Radiografia de tórax | infiltrado, derrame ou cardiomegalia | comparar com exames anteriores',
  'Ultrassonografia | coleções, litíase, espessamento | depende do examinador',
  'Tomografia | define extensão e complicações | pesar radiação e contraste',
  'Eletrocardiograma | isquemia ou arritmia | registrar também sem dor',
];

const measures = [
  'Estabilizar via aérea, respiração e circulação antes de qualquer exame',
  'Analgesia adequada ao grau da dor, reavaliada a cada trinta minutos',
  'Hidratação oral quando possível; venosa se houver vômitos ou instabilidade',
  'Antimicrobiano na primeira hora quando houver sepse',
  'Ajustar as doses à função renal e ao peso',
  'Orientar sinais de alarme por escrito e combinar o retorno',
  'Notificar o agravo quando a vigilância o pede',
];

/** The text on how a disease is told from others. */
export const diagnosticOf = (name: string, symptoms: string[], seed: number, picture?: string) =>
  sections(
    `# ${name}`,
    `${name} é diagnosticada pela combinação da história, do exame físico e de poucos exames dirigidos.`,
    '## Quadro clínico',
    bullets(symptoms.map(symptom => `**${symptom}**, com início, duração e intensidade bem descritos`)),
    ...some(common.history, seed, 2),
    '## Exame físico',
    ...some(common.examination, seed, 2),
    '## Exames complementares',
    table(['Exame', 'Achado', 'Observação'], some(exams, seed, 4)),
    picture && `![Figura de ${name}](/images/${picture})`,
    '## Diagnóstico diferencial',
    ...some(common.interpretation, seed, 2),
  );

/** The text on what to do. */
export const treatmentOf = (name: string, seed: number) =>
  sections(
    `# Tratamento: ${name}`,
    '## Medidas iniciais',
    numbered(some(measures, seed, 5)),
    '## Acompanhamento',
    ...some(common.interpretation, seed + 3, 3),
    '> Reavalie o plano sempre que a evolução não for a esperada.',
  );
