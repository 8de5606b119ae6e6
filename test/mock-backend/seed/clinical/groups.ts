import { table } from '../../table';
import { systems } from './systems';

/** Groups without a category, children or diseases. */
const unused = ['Em revisão', 'Conteúdo antigo'];

/** The seeded picture that a system's group shows. */
const covers: Record<string, string> = {
  Cardiologia: 'ictus-cordis',
  Pneumologia: 'ausculta-pulmonar',
  Gastroenterologia: 'quadrantes-abdominais',
  Neurologia: 'pares-cranianos',
  Dermatologia: 'lesoes-elementares',
};

const pictureOf = (title: string) => {
  const picture = covers[title] && table('applicationPictures').find({ referenceName: covers[title] });
  if (!picture) return null;
  const { referenceName, content, contentContentType } = picture;
  return { referenceName: `grupo-${String(referenceName)}`, content, contentContentType };
};

/** Inserts the systems as groups with their children, and the unused groups. Returns the ids by name. */
export const seedGroups = () => {
  const ids = new Map<string, number>();
  const insert = (group: Record<string, unknown> & { name: string }) =>
    ids.set(group.name, table('groups').insert(group).id);
  systems.forEach(({ title, category, groups }) => {
    const children = groups.map(({ name }) => name);
    children.forEach(name =>
      insert({ name, category, displayLevelsBelow: false, childrenGroups: [], groupPicture: null }),
    );
    insert({
      name: title,
      category,
      displayLevelsBelow: true,
      childrenGroups: children.map(name => ({ id: ids.get(name) })),
      groupPicture: pictureOf(title),
    });
  });
  unused.forEach(name =>
    insert({ name, category: null, displayLevelsBelow: false, childrenGroups: [], groupPicture: null }),
  );
  return ids;
};
