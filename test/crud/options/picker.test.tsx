import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { reset, server, table } from '../../mock-backend/server';
import { hold } from '../../support/hold';
import { requests } from '../../support/requests';
import { sentBodies, serveList } from '../../support/serve-list';
import { reload, visit } from '../../support/visit';

const FORM = '/application-admin/diseases/manage';

const openPicker = async (user: UserEvent, field = 'Escolher: Grupos') => {
  await user.click(await screen.findByRole('button', { name: field }));
  return within(await screen.findByRole('dialog'));
};

const chosen = () =>
  within(screen.getByRole('group', { name: 'Grupos' }))
    .queryAllByRole('listitem')
    .slice(0, -1)
    .map(({ textContent }) => textContent);

beforeEach(() => {
  ['Cardiologia', 'Clínica médica', 'Pediatria'].forEach(name => table('groups').insert({ name }));
});

describe('Pickers', () => {
  it('name a search without hits, and show all options again when it is cleared there', async () => {
    const user = await visit(FORM);
    const dialog = await openPicker(user);
    await user.type(dialog.getByRole('searchbox'), 'Ortopedia{Enter}');
    const nothing = within(
      (await dialog.findByText('Nada encontrado para “Ortopedia”.')).parentElement ?? document.body,
    );
    await user.click(nothing.getByRole('button', { name: 'Limpar a busca' }));
    expect(await dialog.findByRole('button', { name: 'Pediatria' })).toBeVisible();
    expect(dialog.getByRole('searchbox')).toHaveFocus();
  });

  it.each([
    ['illustrated-procedures', 'Sinônimos', 'Crie antes o primeiro registro na seção dele.'],
    ['laboratory-groups', 'Grupos filhos', 'Crie antes o primeiro registro na seção dele.'],
    ['semiologies', 'Sinônimos', 'Digite um nome acima para criar o primeiro.'],
  ])(
    'of a form of %s say what to do when there is nothing to choose: only some create records',
    async (section, field, advice) => {
      const user = await visit(`/application-admin/${section}/manage`);
      const dialog = await openPicker(user, `Escolher: ${field}`);
      expect(await dialog.findByText(`Ainda não há nada em “${field}”.`)).toBeVisible();
      expect(dialog.getByText(advice)).toBeVisible();
    },
  );

  it('show 20 records on a page, also where a page of the list has fewer', async () => {
    for (let number = 1; number <= 10; number += 1) table('synonymGroups').insert({ name: `Tosses ${number}` });
    const user = await visit('/application-admin/symptoms/manage');
    const dialog = await openPicker(user, 'Escolher: Grupos de sinônimos');
    await dialog.findByRole('button', { name: 'Tosses 1' });
    expect(dialog.getAllByRole('button', { name: /^Tosses/ })).toHaveLength(10);
  });

  it('show what tells two records of one name apart, in the dialog and in the form', async () => {
    const [first, second] = ['Pneumologia', 'Pneumologia '].map(name => table('groups').insert({ name }).id);
    const user = await visit(FORM);
    const dialog = await openPicker(user);
    await user.click(dialog.getByRole('checkbox', { name: 'Escolher vários sem fechar' }));
    await user.click(await dialog.findByRole('button', { name: `Pneumologia nº ${first}` }));
    await user.click(dialog.getByRole('button', { name: `Pneumologia nº ${second}` }));
    await user.click(dialog.getByRole('button', { name: 'Pediatria' }));
    await user.click(dialog.getByRole('button', { name: 'Concluir' }));
    expect(chosen()?.map(text => text?.replace(/ +/g, ' '))).toEqual([
      `Pneumologia · nº ${first}`,
      `Pneumologia · nº ${second}`,
      'Pediatria',
    ]);
    expect(screen.getByRole('button', { name: `Remover Pneumologia · nº ${first}` })).toBeVisible();
  });

  it('show the codes of two records of one name, and no “select several” checkbox where only one is chosen', async () => {
    const [first, second] = ['E10', 'E11'].map((cid, at) => ({ id: at, name: 'Diabetes', cid }));
    serveList('diseases', first, second, { id: 3, name: 'Gota', cid: 'M10' });
    const user = await visit('/application-admin/flashcards/manage');
    const dialog = await openPicker(user, 'Escolher: Doença');
    expect(await dialog.findByRole('button', { name: 'Diabetes E10' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Diabetes E11' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Gota' })).toBeVisible();
    expect(dialog.queryByRole('checkbox')).toBeNull();
  });

  it('select several records without closing, and mark and announce them', async () => {
    const user = await visit(FORM);
    const dialog = await openPicker(user);
    await user.click(dialog.getByRole('checkbox', { name: 'Escolher vários sem fechar' }));
    await user.click(await dialog.findByRole('button', { name: 'Pediatria' }));
    await user.click(dialog.getByRole('button', { name: 'Cardiologia' }));
    expect(dialog.getByText('Escolhido: Cardiologia.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Pediatria já escolhido' }));
    expect(dialog.getAllByText('já escolhido')).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Concluir' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen()).toEqual(['Pediatria', 'Cardiologia']);
    expect(screen.getByRole('button', { name: 'Escolher: Grupos' })).toHaveFocus();
  });

  it('stay open with the search text selected after a choice: what is typed next is another search', async () => {
    const user = await visit(FORM);
    const dialog = await openPicker(user);
    await user.click(dialog.getByRole('checkbox', { name: 'Escolher vários sem fechar' }));
    const search = dialog.getByRole<HTMLInputElement>('searchbox');
    await user.type(search, 'ped{Enter}');
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Cardiologia' })).toBeNull());
    await user.keyboard('{ArrowDown}{Enter}');
    expect(search).toHaveFocus();
    await user.keyboard('cardio{Enter}');
    expect(search).toHaveValue('cardio');
    await user.click(await dialog.findByRole('button', { name: 'Cardiologia' }));
    await user.click(dialog.getByRole('button', { name: 'Concluir' }));
    expect(chosen()).toEqual(['Pediatria', 'Cardiologia']);
  });

  it('remember the “select several” checkbox in the next dialog and after a reload', async () => {
    const user = await visit(FORM);
    const several = async (dialog: Awaited<ReturnType<typeof openPicker>>) =>
      dialog.findByRole('checkbox', { name: 'Escolher vários sem fechar' });
    const first = await openPicker(user);
    expect(await several(first)).not.toBeChecked();
    await user.click(await several(first));
    await user.click(first.getByRole('button', { name: 'Cancelar' }));
    const again = await reload();
    const second = await openPicker(again, 'Escolher: Sinônimos');
    expect(await several(second)).toBeChecked();
    await again.click(await several(second));
    await again.click(second.getByRole('button', { name: 'Cancelar' }));
    expect(await several(await openPicker(again))).not.toBeChecked();
  });

  it('highlight the searched text regardless of accents, and can be used with the keyboard only', async () => {
    const user = await visit(FORM);
    const dialog = await openPicker(user);
    await dialog.findByRole('button', { name: 'Cardiologia' });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(dialog.getByRole('button', { name: 'Clínica médica' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(dialog.getByRole('button', { name: 'Pediatria' })).toHaveFocus();
    await user.keyboard('{Home}{ArrowUp}');
    expect(dialog.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{ArrowDown}med');
    expect(dialog.getByRole('searchbox')).toHaveValue('med');
    const option = await waitFor(() => {
      const [found, ...others] = dialog.getAllByRole('button', { name: /Cardio|médica|Pedia/ });
      expect(others).toEqual([]);
      return found;
    });
    expect(option.querySelector('.match')).toHaveTextContent(/^méd$/);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen()).toEqual(['Clínica médica']);
  });

  it('R78: create a record that is not found with one request, and stay open when “select several” is checked', async () => {
    const bodies = sentBodies();
    const user = await visit(FORM);
    const dialog = await openPicker(user, 'Escolher: Sinônimos');
    await user.click(dialog.getByRole('checkbox', { name: 'Escolher vários sem fechar' }));
    await user.type(dialog.getByRole('searchbox'), 'xyz{Enter}');
    await user.dblClick(await dialog.findByRole('button', { name: 'Adicionar “xyz”' }));
    expect(await dialog.findByText('Escolhido: xyz.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Concluir' }));
    expect(bodies).toEqual([{ name: 'xyz' }]);
    expect(
      table<{ name: string }>('diseaseSynonyms')
        .all()
        .map(({ name }) => name),
    ).toEqual(['xyz']);
    expect(screen.getByRole('button', { name: 'Remover xyz' })).toBeVisible();
  });

  it('choose nothing, and close no later dialog, when a new record is created after Cancel', async () => {
    const answer = hold('post', '*/api/disease-synonym');
    const user = await visit(FORM);
    const dialog = await openPicker(user, 'Escolher: Sinônimos');
    await user.type(dialog.getByRole('searchbox'), 'xyz{Enter}');
    await user.click(await dialog.findByRole('button', { name: 'Adicionar “xyz”' }));
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const later = await openPicker(user, 'Escolher: Sinônimos');
    answer();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.getByRole('dialog')).toBeVisible();
    await user.click(later.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Remover xyz' })).toBeNull();
  });

  it('show in the dialog why a new record was not created, and keep the typed text', async () => {
    const refusal = HttpResponse.json({ message: 'O servidor está em manutenção.' }, { status: 503 });
    server.use(http.post('*/api/laboratories-synonym', () => refusal, { once: true }));
    const user = await visit('/application-admin/laboratories/manage');
    const dialog = await openPicker(user, 'Escolher: Sinônimos');
    await user.type(dialog.getByRole('searchbox'), 'febre{Enter}');
    const create = await dialog.findByRole('button', { name: 'Adicionar “febre”' });
    await user.click(create);
    expect(await dialog.findByRole('alert')).toHaveTextContent('O servidor está em manutenção.');
    expect(dialog.getByRole('searchbox')).toHaveValue('febre');
    expect(screen.getByRole('button', { name: 'Mensagens', hidden: true })).toBeInTheDocument();
    await user.click(create);
    expect(await screen.findByRole('button', { name: 'Remover febre' })).toBeVisible();
  });

  it('offer a new record that the server created although its answer was lost', async () => {
    server.use(
      http.post('*/api/laboratories-synonym', () => {
        table('laboratorySynonyms').insert({ name: 'febre' });
        return HttpResponse.error();
      }),
    );
    const user = await visit('/application-admin/laboratories/manage');
    const dialog = await openPicker(user, 'Escolher: Sinônimos');
    await user.type(dialog.getByRole('searchbox'), 'febre{Enter}');
    await user.click(await dialog.findByRole('button', { name: 'Adicionar “febre”' }));
    expect(await dialog.findByRole('button', { name: 'febre' })).toBeVisible();
    expect(dialog.getByRole('alert')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Adicionar “febre”' })).toBeNull();
  });

  it('leave the rows of the list as they are: returning to it shows its own rows before it is read again', async () => {
    const user = await visit('/application-admin/groups');
    await user.click(await screen.findByRole('link', { name: 'Cardiologia' }));
    const dialog = await openPicker(user, 'Escolher: Grupos filhos');
    await user.type(dialog.getByRole('searchbox'), 'ped{Enter}');
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Clínica médica' })).toBeNull());
    await user.click(await dialog.findByRole('button', { name: 'Pediatria' }));
    server.use(http.get('*/api/groups', () => new Promise(() => undefined)));
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar e sair' }));
    const rows = within(await screen.findByRole('table')).getAllByRole('link');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Cardiologia', 'Clínica médica', 'Pediatria']);
  });
});

it.each([
  ['pediatric-doses', 'Categoria', 'pediatric-dose-categories'],
  ['pediatric-doses', 'Bula', 'medicine-leaflets-heads'],
  ['interactions', 'Substância', 'substances'],
  ['semiologies', 'Sinônimos', 'semiologies-synonym'],
])('R115: a picker searches the list from which its records are chosen: %s, %s', async (section, field, path) => {
  reset({ rich: true });
  const sent = requests();
  const user = await visit(`/application-admin/${section}/manage`);
  const dialog = await openPicker(user, `Escolher: ${field}`);
  await user.type(dialog.getByRole('searchbox'), 'Tos{Enter}');
  await waitFor(() => expect(sent).toContain(`GET /api/${path}?size=20&page=0&name=Tos`));
});
