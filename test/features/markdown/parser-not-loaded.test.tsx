/** @alone It replaces modules of the console. */

import { initStore } from 'app/start/internal/store';
import { storeToken } from 'core/http/token';
import { toBase64 } from 'lib/base64';
import { flashcards } from 'sections/flashcards/duck';
import { laboratories } from 'sections/laboratories/duck';
import { openSession, table } from '../../mock-backend/server';
import { sentBodies } from '../../support/serve-list';
import '../../support/http';

jest.mock('features/markdown/shown-pictures', () => {
  throw new Error('the chunk cannot be loaded');
});

const TEXT = '![Sopro](/images/sopro)';
const FAILED = { serverMessage: { key: 'changes.lookup.failed' } };

const laboratory = (text: string) => ({
  id: table('laboratories').insert({ name: 'Hemograma' }).id,
  name: 'Hemograma completo',
  isAvailableForFree: false,
  synonyms: [],
  groups: [],
  generalContent: { rawMarkdownAvailable: toBase64(text) },
  applicationPictures: [{ id: 5 }],
});

test('F168: a save whose parser cannot be loaded fails with a message, and sends nothing', async () => {
  storeToken(openSession('editor', false), false);
  const bodies = sentBodies();
  const card = { position: 1, questionText: TEXT, answerText: 'r' };
  await expect(initStore().dispatch(laboratories.save(laboratory(TEXT)))).rejects.toMatchObject(FAILED);
  await expect(
    initStore().dispatch(flashcards.save({ id: 1, name: 'Asma', flashcards: [card] })),
  ).rejects.toMatchObject(FAILED);
  expect(bodies).toEqual([]);
});

test('F168: a text without a picture is saved without the parser', async () => {
  storeToken(openSession('editor', false), false);
  const bodies = sentBodies();
  await initStore().dispatch(laboratories.save(laboratory('Texto.')));
  expect(bodies).toMatchObject([{ applicationPictures: [] }]);
});
