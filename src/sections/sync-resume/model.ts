import { isRecord } from 'core/http/responses';
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

/** The pending release in an answer; nothing is pending in one that is empty or has no id (R151). */
export const readSyncResume = (data: unknown): SyncResume | null => {
  const resume = Array.isArray(data) ? data[0] : data;
  if (!isRecord(resume) || resume.id === undefined || resume.id === null) return null;
  const { id, syncObjects } = resume as Partial<SyncResume> & Pick<SyncResume, 'id'>;
  return { id, syncObjects: Array.isArray(syncObjects) ? syncObjects.filter(isRecord) : [] };
};
