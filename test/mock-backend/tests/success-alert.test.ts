import { reset, table } from '../server';
import { call } from './call';

beforeEach(() => reset());

const alertOf = async (method: string, path: string, as: string, body?: unknown) => {
  const { status, headers } = await call(method, path, { as, body });
  return [status, headers.get('x-medconsoleApp-alert'), headers.get('x-medconsoleApp-params')];
};

describe('the alert headers of JHipster', () => {
  it('are sent when an entity is created, changed or deleted', async () => {
    const url = '/api/disease-synonym';
    const key = (verb: string) => `medconsoleApp.diseaseSynonym.${verb}`;
    expect(await alertOf('POST', url, 'editor', { name: 'Tísica' })).toEqual([201, key('created'), '1']);
    expect(await alertOf('PUT', url, 'editor', { id: 1, name: 'Asma' })).toEqual([200, key('updated'), '1']);
    expect(await alertOf('DELETE', `${url}/1`, 'editor')).toEqual([200, key('deleted'), '1']);
  });

  it('contain the id of the result for an interaction, of the picture, and of the disease for flashcards', async () => {
    const substance = table('substances').insert({ name: 'Varfarina' });
    const interaction = { substance, interactionResult: { result: 'Sangramento', conduct: 'Evitar' } };
    expect(await alertOf('POST', '/api/interactions', 'editor', interaction)).toEqual([
      201,
      'medconsoleApp.interaction.created',
      '1',
    ]);
    const picture = table('applicationPictures').insert({ referenceName: 'mapa' });
    expect(await alertOf('DELETE', '/api/application-pictures', 'editor', picture)).toEqual([
      200,
      'medconsoleApp.applicationPicture.deleted',
      '1',
    ]);
    const disease = table('diseases').insert({ name: 'Asma', diseaseSymptoms: [] });
    expect(await alertOf('PUT', '/api/diseases/flashcards', 'editor', { ...disease, flashcards: [] })).toEqual([
      200,
      'medconsoleApp.disease.updated',
      '1',
    ]);
  });

  it('use the user management key for a user, and have no key for refused writes and non-entity requests', async () => {
    const user = { login: 'novo', email: 'novo@x.example', authorities: [] };
    expect(await alertOf('POST', '/api/users', 'admin', user)).toEqual([201, 'userManagement.created', 'novo']);
    expect(await alertOf('POST', '/api/groups', 'editor', { id: 1 })).toEqual([400, null, 'group']);
    expect(await alertOf('POST', '/api/account/me', 'admin', { langKey: 'en' })).toEqual([200, null, null]);
    expect(await alertOf('GET', '/api/diseases', 'editor')).toEqual([200, null, null]);
  });
});
