import { table } from '../../table';
import { items } from '../base64';

/** Category and name of a group: its child groups. */
const groups = `
CLINIC Cardiologia: Coronariopatias; Arritmias; Valvopatias; Insuficiência cardíaca
CLINIC Pneumologia: Doenças obstrutivas; Infecções respiratórias; Doenças intersticiais
CLINIC Gastroenterologia: Esôfago e estômago; Fígado e vias biliares; Intestinos
CLINIC Neurologia: Cefaleias; Doenças cerebrovasculares; Distúrbios do movimento
CLINIC Endocrinologia: Diabetes; Tireoide; Metabolismo ósseo
CLINIC Infectologia: Arboviroses; Parasitoses; Infecções sexualmente transmissíveis
SURGERY Cirurgia geral: Abdome agudo; Hérnias; Trauma
GYNECOLOGIC Ginecologia: Útero e anexos; Mama; Climatério
OBSTETRICS Obstetrícia: Pré-natal; Parto; Puerpério
DENTISTRY Odontologia: Cárie e polpa; Periodonto
PREVENTIVE Medicina preventiva: Rastreamento; Imunização
PEDIATRICS Pediatria: Neonatologia; Doenças da infância; Adolescência
`;

/** Two levels of groups; the upper ones show what is below them, a few with a picture. */
export const seedGroups = (picture: { content?: unknown; contentContentType?: unknown }) =>
  groups
    .split('\n')
    .filter(Boolean)
    .map((line, index) => {
      const [head, children] = line.split(':');
      const [category, ...name] = head.split(' ');
      const childrenGroups = items(children).map(child =>
        table('groups').insert({ name: child, displayLevelsBelow: false, category, childrenGroups: [] }),
      );
      const groupPicture =
        index % 4 === 0
          ? {
              referenceName: `grupo-${index}`,
              content: picture.content,
              contentContentType: picture.contentContentType,
            }
          : null;
      return table('groups').insert({
        name: name.join(' '),
        displayLevelsBelow: true,
        category,
        childrenGroups,
        groupPicture,
      });
    });
