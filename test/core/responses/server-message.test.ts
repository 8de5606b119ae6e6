import { decodeHeader } from 'core/responses/headers';
import { isCode, isReadable } from 'core/responses/internal/server-message';
import { nameOfEntity, nameOfField, sectionOf } from 'core/responses/internal/server-names';
import { textOfMessage } from 'core/responses/server-text';
import { inOneLine } from 'lib/text';
import { speak } from '../../support/portuguese';

it.each([
  ['error.idexists', true],
  ['couponAlreadyExists', true],
  ['NEVER_HEARD-OF', true],
  ['error.fields[0].name', true],
  ['a', true],
  ['Aviso', false],
  ['meuAviso', true],
  ['two words', false],
  ['ends.', false],
  ['.begins', false],
  ['a..b', false],
  ['[0]', false],
  ['ação', false],
  ['', false],
])('%j is a code: %s', (text, isOne) => {
  expect(isCode(text)).toBe(isOne);
});

it.each([
  'Já existe.',
  '5 < 7',
  'x'.repeat(299) + ' ',
  'Conflict of two items',
  'This is a conflict',
  'Erro 404 not found',
  'Look at this',
  'Look at SQLite',
  'Look at com.acme',
  'Error handling',
])('%j is a readable message', text => {
  expect(isReadable(text)).toBe(true);
});

it.each([
  '',
  'x '.repeat(151),
  'couponAlreadyExists',
  'The <b>item</b>',
  'The <!-- item',
  'The </b>',
  'The <?xml',
  'The {{ item }}',
  'The ${item}',
  'The [object Object]',
  'translation-not-found[a b]',
  'The undefined item',
  'bad SQL here',
  'at java.lang.Object',
  'see javax.persistence.x',
  'see org.hibernate.x',
  'see com.example.x',
  'a NullPointerException here',
  'a TypeError here',
  'at com/example',
  'not found.',
  'Conflict!',
  '404 Not Found',
  'Service temporarily unavailable',
  'Service unavailable',
  'Gateway time-out',
  'Gateway timeout',
  'Payload too large',
  'Request entity too large',
  'Unprocessable content',
  'Access is denied',
  'Access denied',
  'Request failed with status code 503',
  '404 NOT_FOUND',
  "Request method 'PUT' not supported",
  "Method 'PUT' is not supported.",
  "Content type 'application/xml' not supported",
  'No property createdDate found for type Promotion!',
  'No user was found for this reset key',
  'User could not be found',
  'Duplicate entry for a key',
  'it violates unique constraint "ux"',
])('%j is not a readable message', text => {
  expect(isReadable(text)).toBe(false);
});

it('a text in one line has single spaces and no spaces around it', () => {
  expect(inOneLine(' a\n\t b  c ')).toBe('a b c');
});

it.each([
  ['Salvo', 'Salvo'],
  ['Doen%C3%A7a+salva.', 'Doença salva.'],
  ['%c3%a7', 'ç'],
  ['100% + 1', '100% + 1'],
  ['%zz%41 +', '%zz%41 +'],
  ['joÃ£o', 'joão'],
  ['joão', 'joão'],
  ['日本Ã£', '日本Ã£'],
  ['aŁ', 'aŁ'],
  ['a + b', 'a + b'],
  ['x'.repeat(301), 'x'.repeat(300)],
  ['error.idexists, error.idexists', 'error.idexists'],
  ['error.idexists, error.idnull', 'error.idexists'],
  ['Veja a norma 4.5, item 2', 'Veja a norma 4.5, item 2'],
  ['57,57, 57', '57'],
  ['Salvo, enfim., Salvo, enfim.', 'Salvo, enfim.'],
  ['1, 11', '1, 11'],
  [`${'x'.repeat(299)}%F0%9F%A7%AC`, 'x'.repeat(299)],
  [' a\n b ', 'a b'],
  [7, '7'],
  [null, ''],
  [undefined, ''],
])('the header value %j is decoded as %j', (header, text) => {
  expect(decodeHeader(header)).toBe(text);
});

describe('names and keys from the server', () => {
  beforeAll(() =>
    speak({
      error: {
        invalidField: 'O campo {{ fieldName }} não é válido.',
        unknown: 'Erro.',
        sized: '{{ max }} no máximo.',
        hiddenField: 'que não está nesta tela',
      },
      diseases: { title: 'Doenças', fields: { name: 'Nome', weight: 'Peso', 'a.b': 'A e B', a: 'A' } },
      medicineLeaflets: { title: 'Bulas', fields: {} },
      medicalCriteria: { title: 'Critérios' },
      userManagement: { title: 'Usuários' },
      userApplication: { title: 'Clientes' },
      categories: { title: 'Categorias' },
      glass: { title: 'Vidro' },
      nameless: { fields: {} },
      asking: { title: '{{ what }}' },
    }),
  );

  it.each([
    ['disease', 'diseases', 'Doenças'],
    ['diseases', 'diseases', 'Doenças'],
    ['DiseaseDTO', 'diseases', 'Doenças'],
    ['DiseaseVM', 'diseases', 'Doenças'],
    ['DTODisease', undefined, undefined],
    ['app.disease', 'diseases', 'Doenças'],
    ['medicine-leaflet', 'medicineLeaflets', 'Bulas'],
    ['MedicineLeaflets', 'medicineLeaflets', 'Bulas'],
    ['category', 'categories', 'Categorias'],
    ['glass', 'glass', 'Vidro'],
    ['glas', undefined, undefined],
    ['user', 'userManagement', 'Usuários'],
    ['CustomerDTO', 'userApplication', 'Clientes'],
    ['MedicalCriterion', 'medicalCriteria', 'Critérios'],
    ['nameless', undefined, undefined],
    ['asking', undefined, undefined],
    ['constructor', undefined, undefined],
    ['spaceship', undefined, undefined],
    ['', undefined, undefined],
    ['123', undefined, undefined],
  ])('the entity %j belongs to the section %j with the title %j', (entity, section, name) => {
    expect([sectionOf(entity), nameOfEntity(entity)]).toEqual([section, name]);
  });

  it.each([
    ['disease', 'name', 'Nome'],
    ['disease', 'diseaseSymptoms[].weight', 'Peso'],
    ['disease', 'name.weight', 'Peso'],
    ['disease', 'name[].other', 'Nome'],
    ['disease', 'a.b', 'A e B'],
    ['disease', 'a[]', 'A'],
    ['disease', 'other', 'que não está nesta tela'],
    ['spaceship', 'name', 'que não está nesta tela'],
    ['nameless', 'name', 'que não está nesta tela'],
  ])('in the entity %j, the field %j is named %j', (entity, field, name) => {
    expect(nameOfField(entity, field)).toBe(name);
  });

  it.each([
    ['words', { key: 'Já existe.' }, 'Já existe.'],
    ['a key', { key: 'error.unknown' }, 'Erro.'],
    ['an unknown key', { key: 'error.other', params: { fieldName: 'Nome' } }, 'O campo Nome não é válido.'],
    ['an unknown key of no field', { key: 'error.other' }, 'Erro.'],
    ['a key that asks for more', { key: 'error.sized', params: { fieldName: 'Nome' } }, 'O campo Nome não é válido.'],
  ])('the message of a field becomes a text when the server sends %s', (_what, message, text) => {
    expect(textOfMessage(message)).toBe(text);
  });
});
