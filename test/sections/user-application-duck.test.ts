import type { JsonBodyType } from 'msw';
import { SHOWN_BY_SCREEN } from 'core/redux/request';
import { InvalidResponse } from 'core/responses/responses';
import { analytics, fetchAnalytics } from 'sections/user-application/analytics';
import { readSubscription } from 'sections/user-application/subscription-duck';
import { openStore, recordCalls } from '../support/duck-calls';

const { sent, answer } = recordCalls();

const ANA = { id: 'a/b', name: 'Ana', email: 'ana@a.br', login: 'ana', activated: true };

describe('the customer figures', () => {
  const CALL = 'GET /api/account/user-application-analyzes';

  it('are loaded, and their error messages are left to the screen', async () => {
    const { dispatch, getState } = openStore(analytics);
    expect(analytics.select(getState())).toEqual({ loading: 'NOOP', figures: [], error: null });
    answer(CALL, { totalRegistered: 5 });
    expect(await dispatch(fetchAnalytics())).toMatchObject({ action: { meta: SHOWN_BY_SCREEN } });
    expect(analytics.select(getState())).toEqual({
      loading: 'SUCCESS',
      figures: [{ measure: 'registered', value: 5 }],
      error: null,
    });
    expect(sent).toEqual([CALL]);
  });

  it('are empty, with a loading error, when the response is not an object', async () => {
    const { dispatch, getState } = openStore(analytics);
    answer(CALL, [5]);
    await expect(dispatch(fetchAnalytics())).rejects.toBeInstanceOf(InvalidResponse);
    expect(analytics.select(getState())).toMatchObject({ loading: 'ERROR', figures: [] });
  });
});

it.each<[string, JsonBodyType, object]>([
  ['one that the customer has', { id: 3, active: true }, { id: 3, active: true, customer: { id: 'a/b' } }],
  ['none yet', '', { active: false, customer: { id: 'a/b' } }],
])('reading the subscription of a customer: %s', async (_what, data, subscription) => {
  answer('GET /api/subscriptions/customer/a%2Fb', data);
  expect(await readSubscription(ANA)).toMatchObject(subscription);
  expect(sent).toEqual(['GET /api/subscriptions/customer/a%2Fb']);
});
