import { bullets, numbered, sections } from '../../semiologies/markdown';

const before = [
  'Explique o procedimento, ouça as dúvidas e registre o consentimento. Confirme nome, lado e alergias em voz alta com a equipe.',
  'Higienize as mãos, separe todo o material e só então comece; procurar uma pinça com o campo aberto é o começo de muitas complicações.',
  'Defina antes quem ajuda, quem monitora e qual é o plano se não der certo na segunda tentativa.',
  'Corrija coagulopatia grave e avalie a dor: a analgesia é parte da técnica, não um favor.',
];

const after = [
  'Descarte os perfurocortantes você mesmo, em recipiente rígido, antes de sair da sala.',
  'Registre hora, técnica, intercorrências e quem participou; a nota curta e completa vale mais que a longa.',
  'Reavalie em 30 minutos: dor, perfusão, curativo e sinais vitais.',
  'Oriente por escrito os sinais de alarme e o retorno, com telefone do serviço.',
];

const rotated = <Item>(items: Item[], by: number) => items.map((_, at) => items[(at + by) % items.length]);

const partsOf = (text: string) => text.split(';').map(part => part.trim());

/** The texts of a procedure by the type of their content, in Markdown. */
export const textsOf = ([name, , materials, steps, risks, picture]: string[], by: number) => {
  const [firstBefore, secondBefore] = rotated(before, by);
  const [firstAfter, secondAfter] = rotated(after, by);
  return {
    GENERAL: sections(`# ${name}`, firstBefore, secondBefore, '## Complicações', bullets(partsOf(risks))),
    MATERIALS: sections(`# ${name}: materiais`, bullets([...partsOf(materials), 'luvas e óculos de proteção'])),
    TECHNICIAN: sections(
      `# ${name}: técnica`,
      numbered(partsOf(steps)),
      picture && `![${name}](/images/${picture})`,
      `> ${firstAfter}`,
    ),
    COMPLEMENT: sections(`# ${name}: depois`, firstAfter, secondAfter),
  };
};
