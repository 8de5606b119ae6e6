import { bodyFaults } from '../body-check';
import { BODY_SHAPES } from '../body-shapes';
import { type Document } from '../resource';

const faultsOf = (resource: string, sent: Document, given?: Document) =>
  bodyFaults(BODY_SHAPES[resource], sent, given).map(({ path, kind }) => `${path} ${kind}`);

describe('a request body', () => {
  it.each<[string, string, Document, Document | undefined, string[]]>([
    ['may hold null', 'coupons', { id: 1, code: null }, { id: 1, code: 'A' }, []],
    ['may not leave out what was given', 'coupons', { id: 1 }, { id: 1, code: 'A' }, ['code left out']],
    ['may leave out what was given as null', 'coupons', { id: 1 }, { id: 1, code: null }, []],
    [
      'may not leave out a part of a part',
      'interactions',
      { interactionResult: { id: 1, result: 'a' } },
      { interactionResult: { id: 1, result: 'a', conduct: 'b' } },
      ['interactionResult.conduct left out'],
    ],
    [
      'is compared by id within lists',
      'groups',
      { childrenGroups: [{ id: 2 }, { id: 3 }] },
      {
        childrenGroups: [
          { id: 1, name: 'a' },
          { id: 2, name: 'b' },
        ],
      },
      ['childrenGroups[0].name left out'],
    ],
    ['keeps to a limit', 'diseases', { name: 'x'.repeat(201), cid: 'x'.repeat(200) }, undefined, ['name too long']],
    [
      'keeps to a limit within lists',
      'diseases',
      { flashcards: [{ questionText: 'x'.repeat(5001) }] },
      undefined,
      ['flashcards[0].questionText too long'],
    ],
    [
      'has values of the right types',
      'notifications',
      { type: 'all', justInTime: 'no', scheduleDate: '2026-01-01', validity: '01/01/2026' },
      undefined,
      ['type wrong type', 'justInTime wrong type', 'scheduleDate wrong type', 'validity wrong type'],
    ],
    [
      'has Base64 for long texts, and lists where lists belong',
      'laboratories',
      { generalContent: { rawMarkdownAvailable: 'não' }, synonyms: {} },
      undefined,
      ['generalContent.rawMarkdownAvailable wrong type', 'synonyms wrong type'],
    ],
    ['may write an enumeration in lower case', 'plans', { period: 'monthly', mobileType: 'IOS' }, undefined, []],
    [
      'may send back whatever was given',
      'diseases',
      { category: { id: 1, name: 'a' }, groups: {}, name: 7 },
      { category: { id: 1, name: 'a' }, groups: {}, name: 7 },
      [],
    ],
  ])('%s', (_, resource, sent, given, faults) => {
    expect(faultsOf(resource, sent, given)).toEqual(faults);
  });
});
