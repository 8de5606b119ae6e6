import { type SyncResume } from '../../handlers/sync-resumes';
import { table } from '../../table';
import { diseases, pictures } from './sync-resume.json';

const objectsOf = (names: string[], type: SyncResume['syncObjects'][number]['type']) =>
  names.map((objectName, index) => ({ id: index + 1, objectName, type }));

export const seedSyncResume = () =>
  table<SyncResume>('syncResumes').insert({
    updateNumber: 148,
    syncObjects: [...objectsOf(diseases, 'DISEASE'), ...objectsOf(pictures, 'APPLICATION_PICTURE')],
  });
