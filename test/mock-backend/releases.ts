import { resource, type Row } from './resource';
import rows from './seed/commerce/sync-resumes.json';
import { table } from './table';

interface SyncObject {
  id: number;
  objectName: string;
  type: string;
}

resource({ name: 'syncResumes', entity: 'syncResume', rows });

/** The changes that are waiting for release to the mobile product, and the number of the update. */
export const resumes = () => table<{ updateNumber: number; syncObjects: SyncObject[] }>('syncResumes');

interface StoredText {
  rawMarkdownAvailable?: string | null;
  rawMarkdownToRelease?: string | null;
}

/** Whether a save left a text to the next release, or released a changed one at once; undefined if it did neither. */
const isLeft = (row: Row, existing?: Row): boolean | undefined => {
  const texts = ['diagnostic', 'treatment'].map(name => {
    const [now, before] = [row, existing ?? {}].map(one => ((one as Row)[name] ?? {}) as StoredText);
    const hasChanged = now.rawMarkdownAvailable !== before.rawMarkdownAvailable;
    const isCopied = Boolean(now.rawMarkdownAvailable) && now.rawMarkdownToRelease === now.rawMarkdownAvailable;
    if (isCopied && (hasChanged || now.rawMarkdownToRelease !== before.rawMarkdownToRelease)) return true;
    return hasChanged ? false : undefined;
  });
  return texts.includes(true) || (texts.includes(false) ? false : undefined);
};

/** A disease that is saved for a later release is listed until then; one that is released at once no longer (R95). */
export const noteRelease = (row: Row, existing?: Row) => {
  const left = isLeft(row, existing);
  const [resume] = resumes().all();
  if (left === undefined || (!resume && !left)) return;
  const others = (resume?.syncObjects ?? []).filter(({ id, type }) => id !== row.id || type !== 'DISEASE');
  const syncObjects = left ? [...others, { id: row.id, objectName: String(row.name), type: 'DISEASE' }] : others;
  if (!resume) resumes().insert({ updateNumber: 1, syncObjects });
  else if (syncObjects.length === 0) resumes().remove(resume.id);
  else resumes().replace({ ...resume, syncObjects });
};
