import { table } from '../../table';
import { refsTo } from '../names';
import { systems } from './systems';

/** Groups without a category, children or diseases. */
const unused = ['Em revisão', 'Conteúdo antigo'];

const pictureOf = (cover?: string) => {
  const picture = cover && table('applicationPictures').find({ referenceName: cover });
  if (!picture) return null;
  return { referenceName: `grupo-${cover}`, content: picture.content, contentContentType: picture.contentContentType };
};

const insert = (name: string, category: string | null, children: string[] = [], cover?: string) =>
  table('groups').insert({
    name,
    category,
    displayLevelsBelow: children.length > 0,
    childrenGroups: refsTo('groups')(children),
    groupPicture: pictureOf(cover),
  });

/** Inserts the systems as groups with their children, and the unused groups. */
export const seedGroups = () => {
  systems.forEach(({ title, category, groups, cover }) => {
    const children = groups.map(({ name }) => name);
    children.forEach(name => insert(name, category));
    insert(title, category, children, cover);
  });
  unused.forEach(name => insert(name, null));
};
