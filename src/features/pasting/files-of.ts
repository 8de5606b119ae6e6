import { attempt } from 'lib/browser/attempt';
import { comparable } from 'lib/text';

/** The dropped files. */
export const droppedFiles = ({ files }: Pick<DataTransfer, 'files'>): File[] => [...files];

/** What GNOME writes before the addresses of files that were copied or cut. */
const OF_GNOME = /^(?:x-special\/(?:nautilus|gnome)[\w-]*|copy|cut)$/;
/** An address, a path from the root or from home, a drive of Windows or of its network. */
const PATH = /^(?:file:\/|[/~]|[a-z]:[\\/]|\\\\).*[\\/]/i;

const withoutQuotes = (line: string) => line.replace(/^(["'])(.*)\1$/, '$2');

/** The name of the file to which a line leads: the line itself, or the end of a path. */
const namesIn = (line: string): string[] => {
  const path = withoutQuotes(line);
  const address = /^file:/i.test(path) ? attempt(() => decodeURIComponent(path)) : undefined;
  return [line, path, address ?? path].map(one => comparable(one.replace(PATH, '')));
};

/** Whether a text has nothing but the names and paths of these files, as file managers write it beside them. */
const namesOnly = (text: string, files: readonly File[]) => {
  const names = new Set(files.map(({ name }) => comparable(name)));
  const lines = text.split(/[\r\n\0]+/).map(line => line.trim());
  const named = lines.filter(line => line !== '' && !OF_GNOME.test(line));
  return named.every(line => namesIn(line).some(name => names.has(name)));
};

/**
 * Pictures that are pasted without text, or with their names alone. Word processors copy text together with a picture
 * of that text.
 */
export const pastedPictures = (data: Pick<DataTransfer, 'files' | 'getData'>): File[] => {
  const files = [...data.files];
  return namesOnly(data.getData('text/plain'), files) ? files.filter(({ type }) => type.startsWith('image/')) : [];
};
