import { type SyncResume } from '../../handlers/sync-resumes';
import { table } from '../../table';

const diseases =
  'Asma; Dengue; Pneumonia adquirida na comunidade; Insuficiência cardíaca; Diabetes mellitus tipo 2; Apendicite aguda; Pré-eclâmpsia; Enxaqueca; Leptospirose; Doença de Chagas; Sífilis';

const pictures = 'ausculta-pulmonar; focos-cardiacos; ponto-de-mcburney; reflexo-patelar';

const objectsOf = (names: string, type: SyncResume['syncObjects'][number]['type']) =>
  names.split('; ').map((objectName, index) => ({ id: index + 1, objectName, type }));

export const seedSyncResume = () =>
  table<SyncResume>('syncResumes').insert({
    updateNumber: 148,
    syncObjects: [...objectsOf(diseases, 'DISEASE'), ...objectsOf(pictures, 'APPLICATION_PICTURE')],
  });
