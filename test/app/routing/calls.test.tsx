import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { reset } from '../../mock-backend/server';
import { requests } from '../../support/requests';
import { visit } from '../../support/visit';

/** The calls that the session has made since the test began: `GET /api/users?page=0`. */
let sent: string[];

beforeEach(() => {
  reset({ rich: true });
  sent = requests();
});

const expectSent = (call: string) => waitFor(() => expect(sent).toContain(call));

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0]);

describe('R115: the picker of a form field searches the list from which its records are chosen:', () => {
  it.each([
    ['pediatric-doses', 'Categoria', 'pediatric-dose-categories'],
    ['pediatric-doses', 'Bula', 'medicine-leaflets-heads'],
    ['interactions', 'Substância', 'substances'],
    ['semiologies', 'Sinônimos', 'semiologies-synonym'],
  ])('%s, %s', async (section, field, path) => {
    const user = await visit(`/application-admin/${section}/manage`);
    await press(user, `Escolher: ${field}`);
    await user.type(within(await screen.findByRole('dialog')).getByRole('searchbox'), 'Tos{Enter}');
    await expectSent(`GET /api/${path}?size=20&page=0&name=Tos`);
  });
});
