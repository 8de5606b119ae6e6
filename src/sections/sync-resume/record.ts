import { readMany } from 'core/responses/responses';
import { isPlainObject } from 'lib/is-plain-object';
import type { Id } from 'lib/model';

export interface SyncObject {
  id: Id;
  objectName: string;
  type: 'DISEASE' | 'APPLICATION_PICTURE';
}

/** What waits to be released to the mobile product (R96). */
export interface SyncResume {
  id: Id;
  syncObjects: SyncObject[];
}

/** The pending release in a response. Nothing is pending if none has an id (R151). */
export const readSyncResume = (data: unknown): SyncResume | null => {
  const resumes = Array.isArray(data) || isPlainObject(data) ? readMany<SyncResume>(data) : [];
  const resume = resumes.find(({ id }) => id !== undefined && id !== null);
  if (!resume) return null;
  const { id, syncObjects } = resume;
  return { id, syncObjects: Array.isArray(syncObjects) ? syncObjects.filter(isPlainObject) : [] };
};
