import { HttpResponse, type JsonBodyType } from 'msw';
import { BACKGROUND } from 'core/http/background';
import { InvalidResponse } from 'core/responses/responses';
import { authorities, getAuthorities, getRoles, readUser } from 'sections/user-management/duck';
import { openStore, recordCalls } from '../support/duck-calls';

const { sent, answers, answer } = recordCalls();

describe('the names of the authorities', () => {
  const ALL = '/api/authorities';
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
    ['a page of plain names', { content: ['ROLE_USER', null], totalElements: 1 }, ['ROLE_USER']],
    ['a page of objects', { content: [{ name: 'ROLE_USER' }], totalElements: 1 }, ['ROLE_USER']],
  ])('R151: are read from %s', async (_what, data, names) => {
    answer(`GET ${OF_USERS}`, data);
    expect(await load(getRoles())).toEqual(names);
    expect(sent).toEqual([`GET ${OF_USERS}`]);
  });

  it('are requested page by page when there are more', async () => {
    const pages = ['ROLE_USER', 'ROLE_ADMIN'].map(name => ({ content: [name], totalElements: 2 }));
    answers[`GET ${OF_USERS}`] = () => HttpResponse.json(pages[sent.length - 1]);
    expect(await load(getRoles())).toEqual(['ROLE_USER', 'ROLE_ADMIN']);
    expect(sent).toEqual([`GET ${OF_USERS}`, `GET ${OF_USERS}?page=1&size=1`]);
  });

  it('fail with the background config when they are requested in the background', async () => {
    [ALL, OF_USERS].forEach(url => answer(`GET ${url}`, {}, 500));
    const { dispatch } = openStore(authorities);
    await expect(dispatch(getAuthorities(BACKGROUND))).rejects.toMatchObject({ config: BACKGROUND });
  });

  it.each([
    ['the form of a user', getRoles, [OF_USERS, ALL]],
    ['the dialog of authorities', getAuthorities, [ALL, OF_USERS]],
  ])('for %s are requested from the other URL when the first request fails', async (_what, action, [first, second]) => {
    answer(`GET ${first}`, {}, 500);
    answer(`GET ${second}`, ['ROLE_USER']);
    expect(await load(action())).toEqual(['ROLE_USER']);
    expect(sent).toEqual([`GET ${first}`, `GET ${second}`]);
  });

  it('are an empty list when both requests fail', async () => {
    [ALL, OF_USERS].forEach(url => answer(`GET ${url}`, {}, 500));
    expect(await load(getRoles())).toEqual([]);
    expect(sent).toHaveLength(2);
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
