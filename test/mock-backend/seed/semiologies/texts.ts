import common from './common.json';
import { bullets, numbered, sections, table } from './markdown';
import { type System, type Topic } from './topic';

// Topics of one system use their shared paragraphs in different orders, so that no two texts are alike.
const rotated = <Item>(items: Item[], by: number) => items.map((_, at) => items[(at + by) % items.length]);

const image = ({ picture }: Topic) => picture && `![${picture.caption}](/images/${picture.referenceName})`;

/** The other topics, repeated as parts of a chapter. */
const chapter = (topics: Topic[], { tells, name }: Topic, part: (topic: Topic) => string) =>
  tells &&
  topics
    .filter(other => other.name !== name)
    .map(part)
    .join('\n\n');

const signsOf = ({ signs }: Topic) => table(['Sinal', 'Como pesquisar', 'Significado'], signs);

const changesOf = ({ changes }: Topic) => table(['Achado', 'O que sugere'], changes);

const namesOf = ({ synonyms }: Topic) => `Outros nomes: ${synonyms.join(', ').toLowerCase()}.`;

/** Two pairs of the paragraphs for semiologies of any system, different ones for each topic. */
const commonTo = (kind: keyof typeof common, { name }: Topic) => {
  const paragraphs = rotated(common[kind], name.length * 3 + name.charCodeAt(0));
  return [sections(...paragraphs.slice(0, 2)), sections(...paragraphs.slice(2, 4))];
};

/** Other topics of the same system, for a reader who opened the wrong page. */
const seeAlso = ({ topics }: System, by: number) =>
  table(
    ['Veja também', 'Do que trata'],
    rotated(topics, by + 1)
      .slice(0, 3)
      .map(({ name, summary }) => [name, summary]),
  );

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
  const [general, particular] = commonTo('history', topic);
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
    general,
    '## Situações especiais',
    particular,
    `> **Atenção:** ${topic.alert}`,
    '## Veja também',
    seeAlso(system, by),
    chapter(topics, topic, historyPart),
  );
};

const examination = (system: System, topics: Topic[], topic: Topic, by: number) => {
  const [first, second, third] = rotated(system.examination, by);
  const [general, particular] = commonTo('examination', topic);
  return sections(
    `# ${topic.name}: exame físico`,
    '## Preparação',
    first,
    '## Técnica',
    numbered([second, third]),
    '## Sinais e manobras',
    signsOf(topic),
    image(topic),
    '## Registro',
    general,
    particular,
    `> ${topic.alert}`,
    chapter(topics, topic, examinationPart),
  );
};

const interpretation = (system: System, topics: Topic[], topic: Topic, by: number) => {
  const [first, second, third] = rotated(system.interpretation, by);
  const [general, particular] = commonTo('interpretation', topic);
  return sections(
    `# ${topic.name}: alterações`,
    '## Achados',
    changesOf(topic),
    '## Como interpretar',
    first,
    second,
    '## Próximos passos',
    bullets([third, `**Sinal de alarme:** ${topic.alert}`]),
    '## Armadilhas e seguimento',
    general,
    particular,
    namesOf(topic),
    chapter(topics, topic, interpretationPart),
  );
};

/** The three long texts of a semiology, in Markdown. A chapter also contains the given topics. */
export const textsOf = (system: System, topics: Topic[], topic: Topic, by: number) => ({
  anamnesisContent: history(system, topics, topic, by),
  physicalExamContent: examination(system, topics, topic, by),
  changesContent: interpretation(system, topics, topic, by),
});
