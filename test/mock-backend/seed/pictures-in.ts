/** The pictures that texts show, as the console determines them when it saves (R86). */
export const picturesIn = (texts: string[], pictures: Map<string, number>) => {
  const names = texts.flatMap(text => [...text.matchAll(/\/images\/([\w-]+)\)/g)].map(([, name]) => name));
  return [...new Set(names)].map(name => ({ id: pictures.get(name) }));
};
