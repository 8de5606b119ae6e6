import { HttpResponse } from 'msw';
import { SHOWN_BY_SCREEN } from 'core/redux/request';
import { interactions, interactionsOf } from 'sections/interactions/duck';
import { blank } from 'sections/interactions/model';
import { openStore, recordCalls } from '../support/duck-calls';

const { sent, answers, answer } = recordCalls();

describe('the interactions of a substance', () => {
  const URL = '/api/interactions/substance/a%2Fb';
  const row = (id: number) => ({ substance: { name: 'A' }, interactionResult: { id } });

  it('are returned on one page, without unreadable rows', async () => {
    answer(`GET ${URL}`, [row(3), null, 'x']);
    const { fetchPage } = interactionsOf('a/b');
    const { content, ...counts } = await fetchPage();
    expect(content).toMatchObject([{ id: 3, name: 'A' }]);
    expect(counts).toEqual({ totalElements: 1, size: 1, number: 0 });
    expect(sent).toEqual([`GET ${URL}`]);
  });

  it('are requested page by page when the server sends pages', async () => {
    const pages = [3, 4].map(id => ({ content: [row(id)], totalElements: 2 }));
    answers[`GET ${URL}`] = () => HttpResponse.json(pages[sent.length - 1]);
    const { content } = await interactionsOf('a/b').fetchPage();
    expect(content.map(({ id }) => id)).toEqual([3, 4]);
    expect(sent).toEqual([`GET ${URL}`, `GET ${URL}?page=1&size=1`]);
  });

  it('are stored as a list, together with the query that was requested', async () => {
    const { dispatch, getState } = openStore(interactions);
    answer(`GET ${URL}`, [row(3)]);
    const query = { page: 1 };
    expect(await dispatch(interactionsOf('a/b').list(query))).toMatchObject({ action: { meta: SHOWN_BY_SCREEN } });
    expect(interactions.select(getState())).toMatchObject({ listing: 'SUCCESS', query });
    expect(interactions.select(getState()).page.content).toHaveLength(1);
    expect(await dispatch(interactionsOf('a/b').list())).toMatchObject({ action: { meta: { query: {} } } });
  });
});

it('a saved interaction gets the id of its result', async () => {
  const { dispatch } = openStore(interactions);
  answer('POST /api/interactions', { id: 31, substance: { name: 'A' }, interactionResult: { id: 9 } });
  expect(await dispatch(interactions.save(blank))).toMatchObject({ id: 9, name: 'A' });
});
