import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { notJson } from '../answers';
import { CONTENT } from '../authorities';
import { answering, unknownById } from '../crud';
import { diseases, type Flashcard, flashcardErrors, ownerOf } from '../diseases';
import { badRequest, invalid, notFound } from '../problem';
import { documentOf, pageable, queryOf } from '../request';
import { table } from '../table';

const URL = '*/api/diseases/flashcards';

const owners = () => table<{ name: string; flashcards?: Flashcard[] }>(diseases.name);

/** A page of the diseases that have flashcards, as `{id, name, flashcards}`. */
const list = http.get(URL, ({ request }) =>
  answering(request, () => {
    const name = queryOf(request).get('name') ?? '';
    const page = owners().page({ ...pageable(request), search: { name }, filled: ['flashcards'] });
    return HttpResponse.json({ ...page, content: page.content.map(ownerOf) });
  }),
);

const stored = (cards: unknown) =>
  (Array.isArray(cards) ? (cards as Flashcard[]) : [])
    .map(({ position, questionText, answerText, applicationPictures = [] }) => ({
      position,
      questionText,
      answerText,
      applicationPictures,
    }))
    .sort((left, right) => left.position - right.position);

/** Replaces the flashcards of a disease. Its name and all other fields stay unchanged (R103). */
const update = http.put(URL, async ({ request }) => {
  const sent = await documentOf(request);
  if (!sent) return notJson(request);
  if (typeof sent.id !== 'number') return badRequest(request, 'idnull', diseases.entity, 'Invalid id.');
  const errors = flashcardErrors(sent);
  if (errors.length > 0) return invalid(request, errors);
  const disease = owners().find(sent.id);
  if (!disease) return notFound(request);
  return answering(request, () => {
    const row = owners().replace({ ...disease, flashcards: stored(sent.flashcards) });
    return row ? HttpResponse.json(ownerOf(row)) : notFound(request);
  });
});

export const flashcardHandlers = allow(CONTENT, [list, unknownById('/api/diseases/flashcards'), update]);
