import { flashcardOwner } from 'sections/flashcards/record';
import { type Group, group } from 'sections/groups/record';
import { laboratoryGroup } from 'sections/laboratory-groups/record';
import { hasOptions } from 'sections/medical-calculators/record';
import { medicineGroup } from 'sections/medicine-groups/record';
import { medicineLeaflet, withCompositions } from 'sections/medicine-leaflets/record';
import { newContent } from 'sections/pediatric-doses/record';
import { promotion } from 'sections/promotions/record';
import { readSyncResume } from 'sections/sync-resume/record';
import { synonymGroup } from 'sections/synonym-group/record';
import { check } from 'ui/form/rules';

it('a leaflet is unchanged when its commercial names are not a list', () => {
  const foreign = { ...medicineLeaflet.blank, children: 'x' as never };
  expect(withCompositions(foreign)).toBe(foreign);
});

it.each([
  [200, {}],
  [201, { synonymWords: 'entity.validation.tooLong' }],
])('a synonym group validates a word of %i characters against the limit of 200', (length, errors) => {
  const record = { name: 'x', synonymWords: [{ id: 1, name: 'febre' }, { name: 'a'.repeat(length) }] };
  expect(check(synonymGroup.rules, record)).toEqual(errors);
});

it.each([
  [{ name: 'a'.repeat(200) }, {}],
  [{ name: 'a'.repeat(201) }, { children: 'entity.validation.tooLong' }],
  [{ id: 1, name: 'a'.repeat(201) }, {}],
])('a leaflet accepts at most 200 characters in a new commercial name: case %#', (child, errors) => {
  const children = [{ free: true, available: true, ...child }];
  expect(check(medicineLeaflet.rules, { ...medicineLeaflet.blank, name: 'x', children })).toEqual(errors);
});

it('a group requires a reference name only when it has a picture and a category', () => {
  const groupPicture = { referenceName: '', content: 'R0lG', contentContentType: 'image/gif' };
  const record: Group = { ...group.blank, category: 'CLINIC', groupPicture };
  expect(check(group.rules, group.blank)).toEqual({});
  expect(check(group.rules, record)).toEqual({ groupPicture: { referenceName: 'entity.validation.required' } });
  expect(check(group.rules, { ...record, category: undefined })).toEqual({});
});

describe('flashcards', () => {
  const card = (questionText: string, answerText = '') => ({ position: 1, questionText, answerText });
  const long = 'a'.repeat(5001);

  it('R103: require a disease in a new record, but not in a stored one', () => {
    expect(check(flashcardOwner.rules, flashcardOwner.blank)).toEqual({ disease: 'entity.validation.required' });
    expect(check(flashcardOwner.rules, { ...flashcardOwner.blank, id: 7 })).toEqual({});
  });

  it('R105: accept at most 5000 characters in each text', () => {
    const flashcards = [card('a'.repeat(5000)), card(long), card('a', long)];
    expect(check(flashcardOwner.rules, { id: 7, name: 'Asma', flashcards })).toEqual({
      flashcards: {
        1: { questionText: 'entity.validation.tooLong' },
        2: { answerText: 'entity.validation.tooLong' },
      },
    });
  });
});

it.each([
  ['TOGGLE', true],
  ['multi_select', true],
  ['CHECKBOX', false],
  [undefined, false],
])('a parameter of the type %s has options to choose from: %p', (kind, has) => {
  expect(hasOptions(kind)).toBe(has);
});

describe('a pending release', () => {
  const object = { id: 7, objectName: 'Asma', type: 'DISEASE' };

  it.each([
    [null],
    [{ syncObjects: [object] }],
    [{ id: null }],
    [[null, 'x', { id: null }]],
    [{ content: [], totalElements: 0 }],
  ])('is not found in %j', data => {
    expect(readSyncResume(data)).toBeNull();
  });

  it.each([
    [{ id: 3, syncObjects: [object, null, 'x'] }, [object]],
    [[null, { id: null }, { id: 3, syncObjects: [object] }, { id: 4 }], [object]],
    [{ content: [{ id: 3, syncObjects: [object] }], totalElements: 1, size: 20, number: 0 }, [object]],
    [{ id: 3 }, []],
    [{ id: 3, syncObjects: object }, []],
  ])('is read from %j', (data, syncObjects) => {
    expect(readSyncResume(data)).toEqual({ id: 3, syncObjects });
  });
});

it.each<[string, object, object]>([
  ['leaflet is free and not available', medicineLeaflet.blank, { free: true, available: false }],
  ['medicine group is a classification', medicineGroup.blank, { type: 'CLASSIFICATION', children: [] }],
  ['laboratory group has no laboratories', laboratoryGroup.blank, { children: [] }],
  ['promotion is for all users and not active', promotion.blank, { promotionType: 'ALL_USERS', active: false }],
  ['formula of a dose is empty', newContent(), { formula: '' }],
])('a new %s', (_what, blank, start) => {
  expect(blank).toMatchObject(start);
});
