import { screen } from '@testing-library/react';
import { visit } from '../support/visit';

const emptyLists = () => [...document.querySelectorAll('ol:empty, ul:empty')].map(({ className }) => className);

it.each(['diseases', 'pediatric-doses', 'medical-calculators'])(
  'F266: the form of a new record at %s has no empty list',
  async path => {
    await visit(`/application-admin/${path}/manage`);
    expect(await screen.findByRole('button', { name: 'Salvar' })).toBeVisible();
    expect(emptyLists()).toEqual([]);
  },
);

it('F266: the messages of the bell are no empty list while there are none', async () => {
  const user = await visit('/');
  await user.click(await screen.findByRole('button', { name: 'Mensagens' }));
  expect(await screen.findByRole('dialog', { name: 'Mensagens' })).toBeVisible();
  expect(emptyLists()).toEqual([]);
});
