import { picturesIn } from '../texts';
import { type Line } from './systems';

type Card = [question: string, response: string];

const own = ({ name, cid, symptoms, exam, treatment, group }: Line, picture?: string): Card[] => [
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

const compared = ({ name }: Line, other: Line): Card[] => [
  [
    `O que distingue **${other.name}** de **${name}**?`,
    `Em ${other.name} predominam:\n\n${other.symptoms.map(symptom => `- ${symptom}`).join('\n')}`,
  ],
  [`Na dúvida entre **${name}** e **${other.name}**, que exame decide?`, `Pela segunda: ${other.exam}.`],
];

/** The given number of flashcards: first about the disease itself, then about its differences from other diseases. */
export const flashcardsOf = (line: Line, others: Line[], count: number, picture?: string) =>
  [...own(line, picture), ...others.filter(({ name }) => name !== line.name).flatMap(other => compared(line, other))]
    .slice(0, count)
    .map(([questionText, answerText], index) => ({
      position: index + 1,
      questionText,
      answerText,
      applicationPictures: picturesIn([questionText]),
    }));
