import { byRowId, type Texts, textsOf, withTexts } from 'features/versions/texts';
import { toBase64 } from 'lib/base64';
import { readerOf, textsIn } from 'lib/long-texts';
import {
  base64Text,
  flag,
  longText,
  markdown,
  number,
  object,
  ofServer,
  oneOf,
  references,
  rows,
  text,
} from 'lib/records/parts';

const fields = {
  name: text,
  type: oneOf(['A', 'B']),
  free: flag,
  createdBy: ofServer(text),
  groups: references,
  cards: rows(object({ position: number, questionText: markdown })),
  contents: rows(object({ code: text, content: longText })),
  picture: object({ referenceName: text, content: text, contentContentType: text }),
  diagnostic: longText,
  note: base64Text,
};
const texts = readerOf(textsIn(fields));
const source = { shape: fields, texts };

const record = {
  id: 7,
  name: 'Dengue',
  type: 'A',
  free: true,
  createdBy: 'ana',
  groups: [{ id: 1, name: 'Clínica' }],
  cards: [{ position: 1, questionText: 'O que é?' }],
  contents: [{ id: 3, code: 'novo', content: { rawMarkdownAvailable: toBase64('x') } }],
  picture: { referenceName: 'a', content: 'AAAA', contentContentType: 'image/png' },
  diagnostic: { rawMarkdownAvailable: toBase64('\ufeffa\r\nb'), rawMarkdownToRelease: toBase64('c') },
  note: toBase64('nota'),
};

const ALL: Texts = {
  name: 'Dengue',
  'cards.0.questionText': 'O que é?',
  'contents.0.id': '3',
  'contents.0.code': 'novo',
  'contents.0.content.rawMarkdownAvailable': 'x',
  'picture.referenceName': 'a',
  'diagnostic.rawMarkdownAvailable': '\ufeffa\r\nb',
  'diagnostic.rawMarkdownToRelease': 'c',
  note: 'nota',
};

it('B27: the texts of a record are all that its form shows as text, decoded exactly as stored', () => {
  expect(textsOf(record, source)).toEqual(ALL);
});

it.each<[string, object, Texts]>([
  [
    'a text that the record does not have is empty',
    { id: 1 },
    { name: '', 'diagnostic.rawMarkdownAvailable': '', note: '' },
  ],
  [
    'a long text that is not Base64 of a text is left out',
    { id: 1, name: 'a', note: '*', diagnostic: { rawMarkdownAvailable: '/w==' } },
    { name: 'a' },
  ],
])('%s', (_what, stored, expected) => {
  expect(textsOf(stored, source)).toEqual(expected);
});

describe('a record with other texts', () => {
  it('is the identical record if it has them already', () => {
    const wrapped = { ...record, note: `${toBase64('nota').slice(0, 3)}\n${toBase64('nota').slice(3)}` };
    expect(withTexts(wrapped, textsOf(wrapped, source), texts)).toBe(wrapped);
  });

  it.each<[string, Texts, object]>([
    ['a plain text', { name: 'Gripe' }, { ...record, name: 'Gripe' }],
    ['a plain Base64 text', { note: '' }, { ...record, note: '' }],
    [
      'one version of a long text',
      { 'diagnostic.rawMarkdownToRelease': 'd\r\n' },
      { ...record, diagnostic: { ...record.diagnostic, rawMarkdownToRelease: toBase64('d\r\n') } },
    ],
    [
      'a text of a row without an id, by its index',
      { 'cards.0.questionText': 'Por quê?' },
      { ...record, cards: [{ position: 1, questionText: 'Por quê?' }] },
    ],
    ['a row that is gone', { 'cards.1.questionText': 'Por quê?' }, record],
    ['a row with another id', { 'contents.0.id': '4', 'contents.0.code': 'x' }, record],
    ['a path that the record does not have', { 'other.name': 'x' }, record],
  ])('%s', (_what, wanted, expected) => {
    expect(withTexts(record, wanted, texts)).toEqual(expected);
  });

  it('finds a row by its id, wherever it is by now', () => {
    const moved = { contents: [{ id: 9, code: 'nove' }, ...record.contents] };
    const wanted = { 'contents.0.id': '3', 'contents.0.code': 'dose', 'contents.0.content.rawMarkdownAvailable': 'y' };
    expect(withTexts(moved, wanted, texts)).toEqual({
      contents: [moved.contents[0], { id: 3, code: 'dose', content: { rawMarkdownAvailable: toBase64('y') } }],
    });
  });

  it('finds a row by an id that is a text', () => {
    const rowsOfCodes = [
      { id: 'b', code: 'dois' },
      { id: 'a', code: 'um' },
    ];
    const before = textsOf({ id: 7, contents: [{ id: 'a', code: 'uno' }] } as object, source);
    expect(withTexts({ contents: rowsOfCodes }, before, texts)).toEqual({
      contents: [rowsOfCodes[0], { id: 'a', code: 'uno' }],
    });
  });

  it('is the identical record if what is empty in them is null or absent in it', () => {
    const stored = { name: null };
    expect(withTexts(stored, { name: '', 'diagnostic.rawMarkdownAvailable': '' }, texts)).toBe(stored);
  });

  it('gets a long text that it does not have, but no empty one', () => {
    const wanted = { 'diagnostic.rawMarkdownAvailable': 'a', note: '' };
    const expected = { diagnostic: { rawMarkdownAvailable: toBase64('a') }, note: null };
    expect(withTexts({ diagnostic: null, note: null }, wanted, texts)).toEqual(expected);
  });

  it('keeps a stored text that cannot be read', () => {
    const stored = { note: '*' };
    expect(withTexts(stored, { note: 'nota' }, texts)).toBe(stored);
  });
});

it('texts are compared by the ids of their rows', () => {
  expect(byRowId({ 'a.0.id': '5', 'a.0.code': 'x', 'b.1.code': 'y', name: 'z' })).toEqual({
    'a#5.code': 'x',
    'b.1.code': 'y',
    name: 'z',
  });
});
