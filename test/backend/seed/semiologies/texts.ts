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

/** The other topics, told once more as parts of a chapter. */
const chapter = (topics: Topic[], { tells, name }: Topic, part: (topic: Topic) => string) =>
  tells &&
  topics
    .filter(other => other.name !== name)
    .map(part)
    .join('\n\n');

const signsOf = ({ signs }: Topic) => table(['Sinal', 'Como pesquisar', 'Significado'], signs);

const changesOf = ({ changes }: Topic) => table(['Achado', 'O que sugere'], changes);

const namesOf = ({ synonyms }: Topic) => `Outros nomes: ${synonyms.join(', ').toLowerCase()}.`;

const historyPart = (topic: Topic) =>
  sections(
    `## ${topic.name}`,
    topic.summary,
    '### Perguntas',
    bullets(topic.asks),
    '### Achados e o que sugerem',
    changesOf(topic),
    '### Sinais que completam a história',
    signsOf(topic),
    `> ${topic.alert}`,
    namesOf(topic),
  );

const examinationPart = (topic: Topic) =>
  sections(
    `## ${topic.name}`,
    topic.summary,
    '### Sinais e manobras',
    signsOf(topic),
    image(topic),
    '### Antes de examinar, pergunte',
    numbered(topic.asks),
    '### Achados',
    changesOf(topic),
    `> ${topic.alert}`,
  );

const interpretationPart = (topic: Topic) =>
  sections(
    `## ${topic.name}`,
    `*${topic.summary}*`,
    changesOf(topic),
    '### Sinais que confirmam',
    signsOf(topic),
    `> ${topic.alert}`,
    '### Perguntas que faltam',
    bullets(topic.asks),
    namesOf(topic),
  );

const history = (system: System, topics: Topic[], topic: Topic, by: number) => {
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
    chapter(topics, topic, historyPart),
  );
};

const examination = (system: System, topics: Topic[], topic: Topic, by: number) => {
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
    chapter(topics, topic, examinationPart),
  );
};

const interpretation = (system: System, topics: Topic[], topic: Topic, by: number) => {
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
    chapter(topics, topic, interpretationPart),
  );
};

/** The three long texts of a semiology, in Markdown; chapters also tell the given topics. */
export const textsOf = (system: System, topics: Topic[], topic: Topic, by: number) => ({
  anamnesisContent: history(system, topics, topic, by),
  physicalExamContent: examination(system, topics, topic, by),
  changesContent: interpretation(system, topics, topic, by),
});
