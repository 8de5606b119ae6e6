import { http, HttpResponse } from 'msw';
import { allow } from '../allow';
import { done } from '../answers';
import { STAFF } from '../authorities';
import { notFound, problem } from '../problem';
import { resumes } from '../releases';
import { documentOf } from '../request';

const pending = http.get('*/api/sync-resumes', () => {
  const [resume] = resumes().all();
  return resume ? HttpResponse.json(resume) : done(204);
});

const release = http.post('*/api/sync-resumes', async ({ request }) => {
  const { id } = (await documentOf(request)) ?? {};
  if (typeof id !== 'number') return problem(request, 400, { detail: 'The id of a sync resume is missing.' });
  return resumes().remove(id) ? done() : notFound(request);
});

/** The pending release: one or none (R96). A released one is removed. */
export const syncResumeHandlers = allow(STAFF, [pending, release]);
