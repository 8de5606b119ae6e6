import { pictures } from 'features/pictures/pictures.duck';
import { toBase64 } from 'lib/base64';
import { diseases } from 'sections/diseases/duck';
import { type Disease, disease } from 'sections/diseases/record';
import { openStore, recordCalls } from '../support/duck-calls';

const { sent, answer } = recordCalls();

const SHOWS_LUNG = toBase64('![p](/images/pulmao)');
const SHOWS_HEART = toBase64('![c](/images/coracao)');
const PLAIN = toBase64('Novo texto');
const LUNG = { id: 77 };
const HEART = { id: 78 };
const OTHER = { id: 79 };

/** Saves a disease that the list returned. Returns the pictures that are sent with it. */
const savePictures = async (texts: object) => {
  answer('GET /api/application-pictures', [
    { ...LUNG, referenceName: 'pulmao' },
    { ...HEART, referenceName: 'coracao' },
    { ...OTHER, referenceName: 'tórax' },
  ]);
  answer('GET /api/diseases', [
    { ...disease.blank, id: 7, name: 'Asma', applicationPictures: [LUNG, OTHER], ...texts },
  ]);
  const [stored] = (await diseases.fetchPage()).content;
  await openStore(pictures).dispatch(diseases.save({ ...stored, cid: 'J45' }));
  const body = sent.at(-1)?.replace('PUT /api/diseases ', '') ?? '';
  return (JSON.parse(body) as Disease).applicationPictures;
};

it.each([
  ['waits for release', { diagnostic: { rawMarkdownAvailable: PLAIN, rawMarkdownToRelease: SHOWS_LUNG } }, [LUNG]],
  ['waits alone', { treatment: { rawMarkdownToRelease: SHOWS_LUNG } }, [LUNG]],
  [
    'readers see, and with those of the text that waits',
    { diagnostic: { rawMarkdownAvailable: SHOWS_HEART, rawMarkdownToRelease: SHOWS_LUNG } },
    [HEART, LUNG],
  ],
  [
    'readers see, once, where its name is written with composed and with decomposed accents',
    { diagnostic: { rawMarkdownAvailable: toBase64(`![a](/images/tórax) ![b](/images/${'tórax'.normalize('NFD')})`) } },
    [OTHER],
  ],
  ['shows none', { diagnostic: { rawMarkdownAvailable: PLAIN, rawMarkdownToRelease: PLAIN } }, []],
])('a disease is saved with the pictures of the text that %s', async (_what, texts, expected) => {
  expect(await savePictures(texts)).toEqual(expected);
});

it.each([
  ['waits for release is no Base64', { diagnostic: { rawMarkdownAvailable: PLAIN, rawMarkdownToRelease: '![' } }],
  ['readers see is no Base64', { diagnostic: { rawMarkdownAvailable: '![' } }],
  ['waits for release came as something else', { diagnostic: { rawMarkdownToRelease: { html: 'a' } } }],
  ['readers see came as something else', { treatment: ['a'] }],
])('a disease keeps its stored pictures when the text that %s', async (_what, texts) => {
  expect(await savePictures(texts)).toEqual([LUNG, OTHER]);
});

it.each([null, undefined, '', { de: 'abc' }, ['abc']])(
  'F221: a picture whose name is %j says nothing about the name that a text shows, which is missing',
  async referenceName => {
    answer('GET /api/application-pictures', [{ id: 80, referenceName }]);
    const texts = { diagnostic: { rawMarkdownAvailable: SHOWS_LUNG } };
    answer('GET /api/diseases', [{ ...disease.blank, id: 7, name: 'Asma', applicationPictures: [LUNG], ...texts }]);
    const [stored] = (await diseases.fetchPage()).content;
    await openStore(pictures).dispatch(diseases.save(stored));
    expect(sent.at(-1)).toMatch(/^PUT .*"applicationPictures":\[\]/);
  },
);
