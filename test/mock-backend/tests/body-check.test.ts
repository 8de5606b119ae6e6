import { bodyFaults } from '../body-check';
import { bodySchemaOf } from '../request-check';
import { type Document } from '../resource';

const faultsOf = (call: string, sent: Document, given?: Document) => {
  const [method, path] = call.split(' ');
  const schema = bodySchemaOf(new Request(`http://localhost${path}`, { method })) ?? '';
  return bodyFaults(schema, sent, given).map(({ path: at, kind }) => `${at} ${kind}`);
};

describe('a request body', () => {
  it.each<[string, string, Document, Document | undefined, string[]]>([
    ['may hold null', 'PUT /api/coupons', { id: 1, code: null }, { id: 1, code: 'A' }, []],
    ['may not leave out what was given', 'PUT /api/coupons', { id: 1 }, { id: 1, code: 'A' }, ['code left out']],
    [
      'may not leave out a part of a part',
      'PUT /api/interactions',
      { interactionResult: { id: 1, result: 'a' } },
      { interactionResult: { id: 1, result: 'a', conduct: 'b' } },
      ['interactionResult.conduct left out'],
    ],
    [
      'is compared by id within lists',
      'PUT /api/groups',
      { id: 9, childrenGroups: [{ id: 2 }, { id: 3 }] },
      {
        id: 9,
        childrenGroups: [
          { id: 1, name: 'a' },
          { id: 2, name: 'b' },
        ],
      },
      ['childrenGroups[0].name left out'],
    ],
    ['may lack what the client did not get', 'PUT /api/diseases', { id: 1 }, { id: 1, cid: null }, []],
    [
      'keeps to a limit within lists',
      'PUT /api/diseases/flashcards',
      { id: 1, name: 'a', flashcards: [{ questionText: 'x'.repeat(5001) }] },
      undefined,
      ['flashcards[0].questionText too long'],
    ],
    [
      'has numbers for ids, and text only where a number of JavaScript cannot hold them',
      'PUT /api/editor-content',
      { id: '123456789012345678', contentId: '7' },
      undefined,
      ['contentId wrong type'],
    ],
    [
      'may write an enumeration in lower case',
      'PUT /api/plans',
      { id: 1, period: 'monthly', mobileType: 'IOS' },
      undefined,
      [],
    ],
    [
      'may send back whatever was given',
      'PUT /api/diseases',
      { id: 2, category: { id: 1, name: 'a' }, groups: {}, name: 7 },
      { id: 2, category: { id: 1, name: 'a' }, groups: {}, name: 7 },
      [],
    ],
  ])('%s', (_, call, sent, given, faults) => {
    expect(faultsOf(call, sent, given)).toEqual(faults);
  });
});
