import { SHOWN_BY_SCREEN } from 'core/redux/request';
import { interactions, interactionsOf } from 'sections/interactions/duck';
import { blank } from 'sections/interactions/model';
import { openStore, recordCalls } from '../support/duck-calls';

const { sent, answer } = recordCalls();

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

it('a saved interaction is read from the answer as its list reads it: with the id of its result and a name', async () => {
  const { dispatch } = openStore(interactions);
  answer('POST /api/interactions', { id: 31, substance: { name: 'A' }, interactionResult: { id: 9 } });
  expect(await dispatch(interactions.save(blank))).toMatchObject({ id: 9, name: 'A' });
});
