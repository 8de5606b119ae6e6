import { folded } from 'lib/plain';

/** Names that browsers and operating systems give to files without a name. */
const NAMELESS = /^(image|imagem|blob|untitled|screenshot|captura)$/;

/** Makes a reference name from a file name: `Ausculta Pulmonar (2).PNG` becomes `ausculta-pulmonar-2`. */
export const nameOfFile = ({ name }: Pick<File, 'name'>) => {
  const words = folded(name.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return NAMELESS.test(words) ? '' : words;
};
