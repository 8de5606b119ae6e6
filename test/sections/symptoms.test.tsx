import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, table, useProfile } from '../mock-backend/server';
import { openRecord } from '../support/open-record';
import { serveList } from '../support/serve-list';
import { visit } from '../support/visit';

const LIST = '/application-admin/symptoms';

const cough = {
  name: 'Tosse',
  symptomGender: 'MALE',
  isPregnant: false,
  isObstetric: true,
  lowerThanOneMonth: false,
  ageStart: null,
  ageEnd: 12,
  synonymGroups: [],
};

describe('symptoms', () => {
  it('are listed with name, age range, gender, pregnant and obstetric', async () => {
    // The awkward backend sends a gender that has no label.
    useProfile('friendly');
    table('symptoms').insert(cough);
    await visit(LIST);
    const name = /^Tosse idade maior ou igual a 12 anos Masculino Não Sim Editar/;
    expect(await screen.findByRole('row', { name })).toBeVisible();
  });

  it('R5, R63: can be saved in the administration area too, and the form returns to its list after 2 s', async () => {
    const synonymGroup = table('synonymGroups').insert({ name: 'Tosses', synonymWords: [] });
    const user = await visit('/admin/symptoms/manage', 'admin');
    await user.type(await screen.findByLabelText(/Nome/), 'Tosse seca');
    await user.click(screen.getByRole('button', { name: 'Escolher: Grupos de sinônimos' }));
    await user.click(await screen.findByRole('button', { name: 'Tosses' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));

    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
    const savedAt = Date.now();
    await screen.findByRole('row', { name: /Tosse seca/ });
    expect(Date.now() - savedAt).toBeGreaterThanOrEqual(1900);
    expect(window.location.hash).toBe('#/admin/symptoms');
    expect(table('symptoms').all()).toEqual([
      {
        id: expect.any(Number),
        name: 'Tosse seca',
        symptomGender: 'BOTH',
        isPregnant: false,
        isObstetric: false,
        lowerThanOneMonth: false,
        synonymGroups: [{ id: synonymGroup.id, name: 'Tosses' }],
      },
    ]);
  });

  it('R159, F7: show a conflict, keep the typed name and focus the name field', async () => {
    server.use(http.post('*/api/symptoms', () => HttpResponse.json({}, { status: 409 })));
    const user = await visit(`${LIST}/manage`);
    await user.type(await screen.findByLabelText(/Nome/), 'tosse');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Já existe um sintoma com este nome.')).toBeVisible();
    expect(screen.getByLabelText(/Nome/)).toHaveValue('tosse');
    await waitFor(() => expect(screen.getByLabelText(/Nome/)).toHaveFocus());
  });

  it('show at the name that the server refused a name of another symptom, whatever the status', async () => {
    table('symptoms').insert(cough);
    const detail = 'could not execute statement; constraint [ux_symptom_name]';
    server.use(http.post('*/api/symptoms', () => HttpResponse.json({ detail }, { status: 500 })));
    const user = await visit(`${LIST}/manage`);
    const name = await screen.findByLabelText(/Nome/);
    await user.type(name, 'tosse');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^O servidor recusou: já existe um registro igual/));
  });

  it('R97: list the linked diseases as read-only, and send them back unchanged', async () => {
    const diseases = [{ id: 7, name: 'Asma', cid: 'J45' }];
    const sent = serveList('symptoms', { ...cough, id: 3, diseases });
    const user = await openRecord(LIST, 'Tosse');
    const linked = screen.getByRole('list', { name: 'Doenças vinculadas' });
    expect(linked).toHaveTextContent('Asma');
    const buttons = within(linked).getAllByRole('button');
    expect(buttons.map(button => button.getAttribute('aria-label'))).toEqual(['Abrir ao lado: Asma']);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toEqual([{ ...cough, id: 3, diseases }]));
  });
});
