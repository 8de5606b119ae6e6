import { type System, type Topic } from './topic';

const bullets = (items: string[]) => items.map(item => `- ${item}`).join('\n');

const numbered = (items: string[]) => items.map((item, index) => `${index + 1}. ${item}`).join('\n');

const table = (heads: string[], rows: string[]) =>
  [heads.join(' | '), heads.map(() => '---').join(' | '), ...rows].map(row => `| ${row} |`).join('\n');

// Topics of one system take their shared paragraphs in a different order, so that no two texts are alike.
const rotated = (paragraphs: string[], by: number) =>
  paragraphs.map((_, at) => paragraphs[(at + by) % paragraphs.length]);

const sections = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('\n\n');

const image = ({ picture }: Topic) => picture && `![${picture[1]}](/images/${picture[0]})`;

/** The other topics of the system, told once more as parts of a chapter. */
const chapter = ({ topics }: System, { isChapter, name }: Topic, part: (topic: Topic) => string) =>
  isChapter
    ? topics
        .filter(other => other.name !== name)
        .map(part)
        .join('\n\n')
    : undefined;

const signsOf = ({ signs }: Topic) => table(['Sinal', 'Como pesquisar', 'Significado'], signs);

const changesOf = ({ changes }: Topic) => table(['Achado', 'O que sugere'], changes);

const historyPart = (topic: Topic) =>
  sections(
    `### ${topic.name}`,
    topic.summary,
    bullets(topic.asks),
    changesOf(topic),
    `*${topic.alert}*`,
    `Também chamada pelos pacientes de: ${topic.synonyms.join(', ').toLowerCase()}.`,
  );

const examinationPart = (topic: Topic) =>
  sections(`### ${topic.name}`, topic.summary, signsOf(topic), image(topic), changesOf(topic));

const interpretationPart = (topic: Topic) =>
  sections(`### ${topic.name}`, topic.summary, changesOf(topic), `> ${topic.alert}`, bullets(topic.asks));

const history = (system: System, topic: Topic, by: number) => {
  const [first, second, third] = rotated(system.history, by);
  return sections(
    `# ${topic.name}: anamnese`,
    topic.summary,
    first,
    '## O que perguntar',
    bullets(topic.asks),
    '## Caracterização',
    second,
    '## Antecedentes e contexto',
    third,
    `> **Atenção:** ${topic.alert}`,
    chapter(system, topic, historyPart),
  );
};

const examination = (system: System, topic: Topic, by: number) => {
  const [first, second, third] = rotated(system.examination, by);
  return sections(
    `# ${topic.name}: exame físico`,
    '## Preparação',
    first,
    '## Técnica',
    numbered([second, third]),
    '## Sinais e manobras',
    signsOf(topic),
    image(topic),
    chapter(system, topic, examinationPart),
  );
};

const interpretation = (system: System, topic: Topic, by: number) => {
  const [first, second, third] = rotated(system.interpretation, by);
  return sections(
    `# ${topic.name}: alterações`,
    '## Achados',
    changesOf(topic),
    '## Como interpretar',
    first,
    second,
    '## Próximos passos',
    bullets([third, `**Sinal de alarme:** ${topic.alert}`]),
    chapter(system, topic, interpretationPart),
  );
};

/** The three long texts of a semiology, in Markdown. */
export const textsOf = (system: System, topic: Topic, by: number) => ({
  anamnesisContent: history(system, topic, by),
  physicalExamContent: examination(system, topic, by),
  changesContent: interpretation(system, topic, by),
});
