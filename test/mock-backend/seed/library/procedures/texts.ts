import { bullets, numbered, sections } from '../../semiologies/markdown';
import { after, before } from './advice.json';

export interface Procedure {
  name: string;
  synonyms: string[];
  materials: string[];
  steps: string[];
  /** Complications. */
  risks: string[];
  /** The reference name of the picture that its text shows. */
  picture?: string;
}

const rotated = <Item>(items: Item[], by: number) => items.map((_, at) => items[(at + by) % items.length]);

/** The texts of a procedure by the type of their content, in Markdown. */
export const textsOf = ({ name, materials, steps, risks, picture }: Procedure, by: number) => {
  const [firstBefore, secondBefore] = rotated(before, by);
  const [firstAfter, secondAfter] = rotated(after, by);
  return {
    GENERAL: sections(`# ${name}`, firstBefore, secondBefore, '## Complicações', bullets(risks)),
    MATERIALS: sections(`# ${name}: materiais`, bullets([...materials, 'luvas e óculos de proteção'])),
    TECHNICIAN: sections(
      `# ${name}: técnica`,
      numbered(steps),
      picture && `![${name}](/images/${picture})`,
      `> ${firstAfter}`,
    ),
    COMPLEMENT: sections(`# ${name}: depois`, firstAfter, secondAfter),
  };
};
