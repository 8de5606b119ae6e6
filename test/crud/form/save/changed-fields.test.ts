import { fieldsChangedElsewhere, outcomeOf, withKnown } from 'crud/form/save/internal/changed-fields';

const OPENED = { id: 7, name: 'Asma', groups: [{ id: 1 }, { id: 2 }], weights: { male: 1, region: { north: 2 } } };

it.each<[string, object, string[]]>([
  ['nothing', {}, []],
  ['a text', { name: 'Asma grave' }, ['name']],
  ['a text that was emptied', { name: null }, ['name']],
  ['a field that the answer lacks', { name: undefined }, []],
  ['a new field', { cid: 'J45' }, ['cid']],
  ['an inner value', { weights: { male: 1, region: { north: 3 } } }, ['weights']],
  ['rows in another order', { groups: [{ id: 2 }, { id: 1 }] }, []],
  ['another row', { groups: [{ id: 1 }, { id: 3 }] }, ['groups']],
  ['one row more', { groups: [{ id: 1 }, { id: 2 }, { id: 3 }] }, ['groups']],
  ['one row fewer', { groups: [{ id: 1 }] }, ['groups']],
])('the fields that another user changed are found: %s', (_what, change, fields) => {
  expect(fieldsChangedElsewhere(OPENED, { ...OPENED, ...change }, OPENED)).toEqual(fields);
});

it('a different order of rows without ids is a change', () => {
  const [one, other] = [{ words: ['a', 'b'] }, { words: ['b', 'a'] }];
  expect(fieldsChangedElsewhere(one, other, one)).toEqual(['words']);
  const [rows, turned] = [{ rows: [{ id: 1 }, { a: 1 }] }, { rows: [{ a: 1 }, { id: 1 }] }];
  expect(fieldsChangedElsewhere(rows, turned, rows)).toEqual(['rows']);
});

it('a different order of rows with ids is not a change, at any depth and for ids of any type', () => {
  const one = { a: [{ rows: [{ id: 'b' }, { id: 'a' }] }] };
  const other = { a: [{ rows: [{ id: 'a' }, { id: 'b' }] }] };
  expect(fieldsChangedElsewhere(one, other, one)).toEqual([]);
});

const NOW = {
  ...OPENED,
  name: 'Asma grave',
  groups: [
    { id: 1, name: 'A' },
    { id: 3, name: 'C' },
  ],
};

it.each<[string, unknown[], string[]]>([
  ['both', [{ name: 'Asma grave', groups: [{ id: 3 }, { id: 1 }] }], []],
  ['both, in two saves', [{ name: 'Asma grave' }, { groups: [{ id: 1 }, { id: 3 }] }], []],
  ['one of them', [{ name: 'Asma grave' }], ['groups']],
  ['a row of another id', [{ name: 'Asma grave', groups: [{ id: 1 }, { id: 4 }] }], ['groups']],
  ['a row of another name', [{ name: 'Asma grave', groups: [{ id: 1, name: 'B' }, { id: 3 }] }], ['groups']],
  ['fewer rows', [{ name: 'Asma grave', groups: [{ id: 1 }] }], ['groups']],
  ['no rows', [{ name: 'Asma grave', groups: [] }], ['groups']],
  ['rows without ids yet', [{ name: 'Asma grave', groups: [{ id: null, name: 'A' }, { name: 'C' }] }], []],
  ['no list', [{ name: 'Asma grave', groups: { id: 1 } }], ['groups']],
  ['nothing', [null], ['name', 'groups']],
])('only changes that this form did not send itself are reported: %s', (_what, sent, fields) => {
  expect(fieldsChangedElsewhere(OPENED, NOW, OPENED, sent as object[])).toEqual(fields);
});

it.each<[string, unknown, unknown, unknown]>([
  ['a text, here as an empty text', 'Asma', null, ''],
  ['a text, there as an empty text', 'Asma', '', null],
  ['a text that the record to send lacks', 'Asma', null, undefined],
  ['a number', 7, null, null],
  ['a list, there as null', [{ id: 1 }], null, []],
  ['a list, here as null', [{ id: 1 }], [], null],
  ['a list without ids', ['a', 'b'], [], []],
  ['a reference', { id: 3, name: 'A' }, null, null],
  ['a part, here field by field', { weight: 2, note: 'x' }, null, { weight: null, note: '' }],
  ['a part, there field by field', { weight: 2, region: { north: 1 } }, { region: { north: null } }, null],
  ['a text in a part', { id: 3, text: 'x' }, { id: 3, text: null }, { id: 3, text: '' }],
])('nobody is asked about a field that both sides emptied: %s', (_what, before, now, sent) => {
  expect(fieldsChangedElsewhere({ field: before }, { field: now }, { field: sent })).toEqual([]);
});

it.each<[string, unknown, unknown, unknown]>([
  ['a text', 'Asma', null, 'Asma grave'],
  ['a text that this form did not change', 'Asma', '', 'Asma'],
  ['a list', [{ id: 1 }], [], [{ id: 1 }, { id: 2 }]],
  ['a list that this form emptied and somebody else changed', [{ id: 1 }], [{ id: 2 }], []],
  ['a text that this form emptied and somebody else changed', 'Asma', 'Asma grave', ''],
])('the person is asked about a field that only one side emptied: %s', (_what, before, now, sent) => {
  expect(fieldsChangedElsewhere({ field: before }, { field: now }, { field: sent })).toEqual(['field']);
});

it('an emptied list that an earlier save of this form did not hold was emptied by somebody else', () => {
  const [before, now] = [
    { name: 'Asma', groups: [{ id: 1 }] },
    { name: 'Asma', groups: [] },
  ];
  expect(fieldsChangedElsewhere(before, now, before, [{ name: 'Asma' }])).toEqual(['groups']);
});

describe('the record that is about to be sent', () => {
  const [empty, filled] = [{ content: { id: 5, text: null } }, { content: { id: 5, text: 'x' } }];

  it.each<[string, object, object, string[]]>([
    ['would take away what somebody else filled in', filled, empty, ['content']],
    ['would take it away where it lacks the part', filled, { content: { id: 5 } }, ['content']],
    ['would take it away where it is empty', filled, { content: { id: 5, text: '' } }, ['content']],
    ['says the same', filled, filled, []],
    ['says the same in another order', { content: [{ id: 1 }, { id: 2 }] }, { content: [{ id: 2 }, { id: 1 }] }, []],
    ['has another row', { content: [{ id: 1, name: 'A' }] }, { content: [{ name: 'B' }] }, ['content']],
  ])('%s', (_what, now, sent, fields) => {
    expect(fieldsChangedElsewhere(empty, now, sent)).toEqual(fields);
  });
});

const COUGH = { id: 1, name: 'Tosse', groups: [{ id: 4 }], note: null };
const COUGH_SENT = { id: 1, name: 'Tosse seca', groups: [{ id: 4 }, { id: 5 }], note: null };

test.each<[what: string, now: object, outcome: ReturnType<typeof outcomeOf>, sent?: object]>([
  ['as it was sent', COUGH_SENT, 'stored'],
  [
    'with what the server adds',
    {
      ...COUGH_SENT,
      groups: [
        { id: 5, name: 'B' },
        { id: 4, name: 'A' },
      ],
      at: 3,
    },
    'stored',
  ],
  ['without the list, the rest as it was sent', { ...COUGH_SENT, groups: null }, 'stored'],
  ['without the list, the rest as it was opened', { ...COUGH, groups: undefined }, 'asOpened'],
  ['as it was opened', { ...COUGH, note: 'by a colleague' }, 'asOpened'],
  ['half as it was sent', { ...COUGH_SENT, name: 'Tosse' }, undefined],
  ['otherwise', { ...COUGH_SENT, name: 'Coriza' }, undefined],
  ['without all that was changed', { id: 1, note: null }, undefined],
  ['without a list that was emptied', { ...COUGH, groups: null }, undefined, { ...COUGH, groups: [] }],
  ['as it was, and nothing was changed', COUGH, 'stored', COUGH],
])('F205: a record that is read %s', (_what, now, outcome, sent = COUGH_SENT) => {
  expect(outcomeOf(COUGH, sent, now)).toBe(outcome);
});

test('F206: what a read leaves out stays as it is known, with what was received of it', () => {
  const known = { id: 1, name: 'Tosse', groups: [{ id: 4 }], age: 3, asReceived: { groups: { id: 4 }, age: '3' } };
  const now = { id: 1, name: null, groups: [], age: 4, asReceived: { groups: null, age: '4' } };
  expect(withKnown<object>(known, now)).toEqual({
    id: 1,
    name: null,
    groups: [{ id: 4 }],
    age: 4,
    asReceived: { groups: { id: 4 }, age: '4' },
  });
  expect(withKnown<object>({ id: 1, name: 'Tosse' }, { id: 1, free: true })).toEqual({
    id: 1,
    name: 'Tosse',
    free: true,
  });
});
