import { type JsonBodyType } from 'msw';
import { InvalidResponse } from 'core/responses/responses';
import { authorities, getRoles, readUser } from 'sections/user-management/duck';
import { openStore, recordCalls } from '../support/duck-calls';

const { sent, answer } = recordCalls();

describe('the names of the authorities', () => {
  const OF_USERS = '/api/users/authorities';
  const load = async (action: { type: string }) => {
    const { dispatch, getState } = openStore(authorities);
    expect(authorities.select(getState())).toEqual([]);
    await Promise.resolve(dispatch(action)).catch(() => undefined);
    return authorities.select(getState());
  };

  it.each<[string, JsonBodyType, string[]]>([
    ['plain names', ['ROLE_USER', 'ROLE_ADMIN'], ['ROLE_USER', 'ROLE_ADMIN']],
    ['names of objects, one twice', [{ name: 'ROLE_USER' }, { name: 'ROLE_USER' }], ['ROLE_USER']],
  ])('R151: are read from %s', async (_what, data, names) => {
    answer(`GET ${OF_USERS}`, data);
    expect(await load(getRoles())).toEqual(names);
    expect(sent).toEqual([`GET ${OF_USERS}`]);
  });
});

it('R140: a user is read by login, with authority names, and a response that is not an object or has no id is rejected', async () => {
  answer('GET /api/users/a%2Fb', { id: 0, login: 'a/b', email: 7, authorities: [{ name: 'ROLE_USER' }] });
  expect(await readUser('a/b')).toMatchObject({ login: 'a/b', email: '7', authorities: ['ROLE_USER'] });
  for (const response of [[], {}, { id: null, login: 'a/b' }]) {
    answer('GET /api/users/a%2Fb', response);
    await expect(readUser('a/b')).rejects.toBeInstanceOf(InvalidResponse);
  }
});
