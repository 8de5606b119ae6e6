import { textOfSuccess } from 'core/responses/server-text';
import { speakPortuguese } from '../../support/portuguese';
import { responseOf } from '../../support/refusal';

beforeAll(speakPortuguese);

/** The text that is shown for a successful response with these headers. */
const alertOf = (alert: string, params?: string) =>
  textOfSuccess(
    responseOf(200, {}, { 'x-medconsoleapp-alert': alert, ...(params && { 'x-medconsoleapp-params': params }) }),
  );

describe('the alert header of a successful response', () => {
  test.each([
    ['a key that is known', 'userManagement.created', 'ana', 'Usuário ana criado.'],
    ['a parameter in percent signs', 'userManagement.created', 'jo%C3%A3o+silva', 'Usuário joão silva criado.'],
    ['a parameter in bytes of UTF-8', 'userManagement.created', 'joÃ£o', 'Usuário joão criado.'],
    ['a created record', 'medconsoleApp.disease.created', '25', 'Doenças: registro criado.'],
    ['an updated record', 'medconsoleApp.disease.updated', '25', 'Doenças: alterações salvas.'],
    ['a deleted record', 'medconsoleApp.medicineLeaflet.deleted', '25', 'Bulas: registro excluído.'],
    ['a record of no section', 'medconsoleApp.spaceship.updated', '25', 'Salvo com sucesso!'],
    ['words', 'A new disease is created with identifier 25', '25', 'A new disease is created with identifier 25'],
    ['words in percent signs', 'Doen%C3%A7a+salva.', undefined, 'Doença salva.'],
    ['an unknown key', 'medconsoleApp.disease.frozen', '25', undefined],
    ['a key without its parameter', 'userManagement.created', undefined, expect.not.stringContaining('{{')],
    ['the key of an error', 'error.unknown', '', undefined],
    ['markup', '<img src=x onerror=alert(1)>', '', undefined],
    ['nothing', '', '', undefined],
  ])('R155, F105: with %s is shown as readable text or not at all', (_name, alert, params, shown) => {
    expect(alertOf(alert, params)).toEqual(shown);
  });
});
