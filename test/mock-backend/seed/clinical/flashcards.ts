import { type Flashcard } from '../../diseases';
import { type DiseaseLine } from './system';

type Card = [question: string, response: string];

const numbered = (cards: Card[], pictures: Flashcard['applicationPictures']): Flashcard[] =>
  cards.map(([questionText, answerText], index) => ({
    position: index + 1,
    questionText,
    answerText,
    applicationPictures: questionText.includes('/images/') ? pictures : [],
  }));

const own = ({ name, cid, symptoms, exam, treatment, group }: DiseaseLine, picture?: string): Card[] => [
  [`Que sintoma mais pesa na suspeita de **${name}**?`, symptoms[0]],
  [`Como se confirma **${name}**?`, `Por ${exam}.`],
  [`Qual é a conduta em **${name}**?`, `${treatment.charAt(0).toUpperCase()}${treatment.slice(1)}.`],
  [`Qual é o código CID-10 de **${name}**?`, `\`${cid}\``],
  [
    picture ? `O que se examina aqui?\n\n![Exame](/images/${picture})` : `A que grupo pertence **${name}**?`,
    `Doenças como ${name}, do grupo *${group}*.`,
  ],
  ...symptoms.map((symptom): Card => [
    `**${symptom}** faz pensar em que doença de *${group}*?`,
    `Entre outras, ${name}.`,
  ]),
];

const compared = ({ name }: DiseaseLine, other: DiseaseLine): Card[] => [
  [
    `O que distingue **${other.name}** de **${name}**?`,
    `Em ${other.name} predominam:\n\n${other.symptoms.map(symptom => `- ${symptom}`).join('\n')}`,
  ],
  [`Na dúvida entre **${name}** e **${other.name}**, que exame decide?`, `Pela segunda: ${other.exam}.`],
];

/** The given number of flashcards: first about the disease itself, then about its differences from other diseases. */
export const flashcardsOf = (
  line: DiseaseLine,
  others: DiseaseLine[],
  count: number,
  picture?: { name: string; id?: unknown },
) => {
  const cards = [
    ...own(line, picture?.name),
    ...others.filter(({ name }) => name !== line.name).flatMap(other => compared(line, other)),
  ];
  return numbered(cards.slice(0, count), picture ? [{ id: Number(picture.id) }] : []);
};
