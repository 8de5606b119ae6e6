import { flag, object, ofServer, pictureReferences, references, rows, text } from 'lib/records/parts';
import { missingRelations } from 'lib/records/relations';
import { giveBack, readShape } from 'lib/records/shape';
import { overlaid, withRelationsOf } from 'lib/records/take-relations';

const shape = {
  name: text,
  free: flag,
  groups: references,
  diseases: ofServer(references),
  params: rows(object({ code: text, options: rows(object({ code: text })) })),
  variables: object({ factors: references }),
  applicationPictures: pictureReferences,
};

type Fields = Record<string, unknown>;

const [A, B, C] = [1, 2, 3].map(id => ({ id, name: `G${id}` }));
const WHOLE = { groups: [], diseases: [], params: [], variables: { factors: [] }, applicationPictures: [] };
const read = (wire: object): Fields => readShape<Fields>(shape, { id: 7, name: 'Asma', free: true, ...WHOLE, ...wire });

it.each<[object, string[]]>([
  [{}, []],
  [{ groups: null }, ['groups']],
  [{ groups: undefined, diseases: null }, ['groups', 'diseases']],
  [{ groups: [A] }, []],
  [{ groups: 'abc', params: {} }, []],
  [{ params: [1, 2].map(id => ({ id, options: null })) }, ['params.options']],
  [{ params: [{ id: 1, options: [A] }] }, []],
  [{ variables: { factors: null } }, ['variables.factors']],
  [{ variables: null, applicationPictures: null }, []],
])('R183: of %j, the relations %j are missing', (wire, missing) => {
  expect(missingRelations(shape, read(wire))).toEqual(missing);
});

const PARAM = { id: 1, code: 'p' };

it.each<[string, object, (row: Fields) => Fields, object, object]>([
  ['an unedited list', { groups: null }, row => row, { groups: [A] }, { groups: [A] }],
  [
    'what was added, after what is stored',
    { groups: null },
    row => ({ ...row, groups: [C, A] }),
    { groups: [A, B] },
    { groups: [A, B, C] },
  ],
  ['nothing where the reading lacks it too', { groups: null }, row => row, { groups: null }, { groups: null }],
  [
    'the edit of a list that came',
    { groups: [A] },
    row => ({ ...row, groups: [] }),
    { groups: [A, B] },
    { groups: [] },
  ],
  [
    'a list inside a row, also where the row was edited',
    { params: [{ ...PARAM, options: null }] },
    row => ({ ...row, params: [{ ...PARAM, code: 'q', options: [] }] }),
    { params: [{ ...PARAM, options: [{ id: 5, code: 'o' }] }] },
    { params: [{ ...PARAM, code: 'q', options: [{ id: 5, code: 'o' }] }] },
  ],
  [
    'a list of its own object',
    { variables: { factors: null } },
    row => row,
    { variables: { factors: [A] } },
    { variables: { factors: [A] } },
  ],
])('R183: with another reading, a record gets %s', (_what, wire, edit, stored, expected) => {
  const record = withRelationsOf<Fields>(shape, edit(read(wire)), read(stored));
  expect(giveBack(shape, record)).toMatchObject(expected);
});

it('R183: what is read by id replaces the row, and what it leaves out stays as the row has it', () => {
  const row = read({ groups: null, params: [{ ...PARAM, options: [] }], note: 'só na lista' });
  const record = overlaid(shape, row, read({ name: 'Novo', groups: [B], params: undefined }));
  expect(giveBack(shape, record)).toMatchObject({
    name: 'Novo',
    groups: [B],
    params: [{ ...PARAM, options: [] }],
    note: 'só na lista',
  });
  expect(missingRelations(shape, record)).toEqual([]);
});
