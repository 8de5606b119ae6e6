import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { storedName } from 'lib/stored-names';
import { server, table } from '../../mock-backend/server';
import { markdown } from '../../support/laboratory';
import { openRecord } from '../../support/open-record';
import { requests } from '../../support/requests';
import { reload, visit } from '../../support/visit';

type User = Awaited<ReturnType<typeof visit>>;

const FORM = '/application-admin/semiologies/manage';
const TEXT = '## Conduta\n\nHidratar por **via oral**.\n\n- repouso\n- soro';

/** The list of diseases, and one of them; not the flashcards. */
const DISEASES = /api\/diseases(\?|\/\d)/;

const lookUp = async (user: User, name: string, keys = '{Enter}') => {
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', { name: 'Seção, registro ou ação' }), name);
  await screen.findByRole('option', { name: new RegExp(`^${name}`) });
  await user.keyboard(keys);
};

const panel = async () => within(await screen.findByRole('complementary', { name: 'Ao lado' }));
const tabs = async () => (await panel()).getAllByRole('tab').map(tab => tab.textContent);
const isClosed = () => expect(screen.queryByRole('complementary', { name: 'Ao lado' })).not.toBeInTheDocument();

const write = async (user: User) => {
  await user.type(await screen.findByLabelText(/Nome/), 'Tosse');
  await user.click(screen.getByRole('button', { name: 'Editar texto: Anamnese' }));
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Anamnese' });
  await user.type(area, 'Antes. Depois.');
  area.setSelectionRange(6, 6);
  return area;
};

beforeEach(() => {
  table('diseases').insert({ name: 'Dengue', cid: 'A90', free: true, treatment: markdown(TEXT) });
  table('diseases').insert({ name: 'Zika', cid: 'A92', free: false });
});

describe('B29: a record beside a text', () => {
  it('is shown as readers see it, without a second request, and a line of it is quoted at the caret', async () => {
    const user = await visit(FORM);
    const area = await write(user);
    const asked = requests(DISEASES);
    await lookUp(user, 'Dengue');
    const beside = await panel();
    expect(await beside.findByRole('heading', { name: 'Conduta' })).toBeVisible();
    expect(beside.getByText('A90')).toBeVisible();
    expect(asked).toEqual([expect.stringContaining('name=Dengue')]);
    expect(area).toHaveValue('Antes. Depois.');
    await user.click(beside.getByText(/^Hidratar por/));
    await user.click(beside.getByRole('button', { name: 'Inserir como citação' }));
    expect(area).toHaveValue('Antes.\n\n> Hidratar por **via oral**.\n\n Depois.');
    expect(area).toHaveFocus();
  });

  it('is read and quoted by keyboard: the arrow keys choose a line, and Enter inserts it', async () => {
    const user = await visit(FORM);
    const area = await write(user);
    await lookUp(user, 'Dengue');
    const beside = await panel();
    await waitFor(() => expect(beside.getByRole('tab', { name: 'Dengue' })).toHaveFocus());
    await beside.findByText('A90');
    await user.tab();
    expect(beside.getByRole('tabpanel', { name: 'Dengue' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(area).toHaveValue('Antes.\n\n> - repouso\n> - soro\n\n Depois.');
  });

  it('is copied as Markdown', async () => {
    const user = await visit(FORM);
    await write(user);
    await lookUp(user, 'Dengue');
    const beside = await panel();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await beside.findByText('A90'));
    await user.click(beside.getByRole('button', { name: 'Copiar' }));
    expect(await beside.findByText('Copiado.')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('CID: A90');
  });

  it('stays away from a selection: with one, Ctrl+K makes a link', async () => {
    const user = await visit(FORM);
    const area = await write(user);
    area.setSelectionRange(0, 5);
    await user.keyboard('{Control>}k{/Control}');
    expect(area).toHaveValue('[Antes](https://). Depois.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('B29: the panel', () => {
  it('closes with Escape and gives the caret back; the palette opens it again', async () => {
    const user = await visit(FORM);
    const area = await write(user);
    await lookUp(user, 'Dengue');
    await waitFor(async () => expect((await panel()).getByRole('tab')).toHaveFocus());
    await user.keyboard('{Escape}');
    isClosed();
    expect(area).toHaveFocus();
    expect(area.selectionStart).toBe(6);
    await lookUp(user, 'Mostrar de novo');
    expect(await tabs()).toEqual(['Dengue']);
  });

  it('has a tab for each record: arrow keys move between them, Delete closes one, and the last closes the panel', async () => {
    const user = await visit(FORM);
    const area = await write(user);
    await lookUp(user, 'Dengue');
    await lookUp(user, 'Zika');
    expect(await tabs()).toEqual(['Dengue', 'Zika']);
    const beside = await panel();
    await waitFor(() => expect(beside.getByRole('tab', { name: 'Zika' })).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    expect(beside.getByRole('tab', { name: 'Dengue', selected: true })).toHaveFocus();
    await user.keyboard('{Delete}');
    await waitFor(() => expect(beside.getByRole('tab', { name: 'Zika', selected: true })).toHaveFocus());
    await user.click(beside.getByRole('button', { name: 'Fechar a aba de Zika' }));
    isClosed();
    await waitFor(() => expect(area).toHaveFocus());
  });

  it('moves the focus between the form and itself with F6', async () => {
    const user = await visit(FORM);
    const area = await write(user);
    await lookUp(user, 'Dengue');
    const beside = await panel();
    await waitFor(() => expect(beside.getByRole('tab')).toHaveFocus());
    await user.keyboard('{F6}');
    expect(area).toHaveFocus();
    await user.keyboard('{F6}');
    expect(beside.getByRole('tab')).toHaveFocus();
  });

  it('is there after a reload with the names alone, and reads the record that it shows once', async () => {
    const user = await visit(FORM);
    await write(user);
    await lookUp(user, 'Zika');
    await lookUp(user, 'Dengue');
    await (await panel()).findByText('A90');
    expect(sessionStorage.getItem(storedName('aside|v1|editor'))).not.toContain('A90');
    const asked = requests(DISEASES);
    await reload();
    expect(await (await panel()).findByText('A90')).toBeVisible();
    expect(await tabs()).toEqual(['Zika', 'Dengue']);
    expect(asked.filter(one => one.includes('name='))).toEqual([expect.stringContaining('name=Dengue')]);
  });

  it('is gone for another account', async () => {
    const user = await visit(FORM);
    await write(user);
    await lookUp(user, 'Dengue');
    await panel();
    cleanup();
    await visit(FORM, 'everything');
    await screen.findByLabelText(/Nome/);
    isClosed();
    cleanup();
    await visit(FORM);
    expect(await tabs()).toEqual(['Dengue']);
  });

  it('says that a record is gone, and why it could not be read', async () => {
    const user = await visit(FORM);
    await write(user);
    await lookUp(user, 'Dengue');
    await (await panel()).findByText('A90');
    server.use(http.get('*/api/diseases*', () => new HttpResponse(null, { status: 503 })));
    await reload();
    server.use(http.get('*/api/diseases*', () => HttpResponse.json({ content: [], totalElements: 0 })));
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await (await panel()).findByText(/O registro não foi encontrado/)).toBeVisible();
  });
});

describe('B29: a linked record', () => {
  it('opens beside the form, and its own form opens from there', async () => {
    const group = table('laboratoryGroups').insert({ name: 'Hematologia', children: [] });
    table('laboratories').insert({ name: 'Hemograma', isAvailableForFree: true, synonyms: [], groups: [group] });
    const user = await openRecord('/application-admin/laboratories', 'Hemograma');
    await user.click(await screen.findByRole('button', { name: 'Abrir ao lado: Hematologia' }));
    const beside = await panel();
    expect(await beside.findByRole('heading', { name: 'Hematologia', level: 3 })).toBeVisible();
    expect(screen.getByLabelText(/Nome/)).toHaveValue('Hemograma');
    await user.click(beside.getByRole('link', { name: 'Abrir Hematologia no formulário' }));
    await waitFor(() => expect(screen.getByLabelText(/Nome/)).toHaveValue('Hematologia'));
  });

  it('cannot be opened beside the form if the menu does not have its section', async () => {
    const group = table('laboratoryGroups').insert({ name: 'Hematologia', children: [] });
    table('laboratories').insert({ name: 'Hemograma', isAvailableForFree: true, synonyms: [], groups: [group] });
    const user = await visit('/application-admin/laboratories', 'leaflet');
    await user.click(await screen.findByRole('link', { name: 'Hemograma' }));
    expect(await screen.findByRole('link', { name: 'Hematologia' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Abrir ao lado/ })).not.toBeInTheDocument();
  });
});

describe('B29: a picked record', () => {
  it('opens beside the form, until another one is picked or it is removed', async () => {
    const parent = table('medicineGroups').insert({ name: 'Antibióticos', type: 'CLASSIFICATION', children: [] });
    table('medicineGroups').insert({ name: 'Penicilinas', type: 'GROUP', parent, children: [] });
    const user = await openRecord('/application-admin/medicine-groups', 'Penicilinas');
    await user.click(await screen.findByRole('button', { name: 'Abrir ao lado: Antibióticos' }));
    const beside = await panel();
    expect(await beside.findByRole('heading', { name: 'Antibióticos', level: 3 })).toBeVisible();
    expect(screen.getByLabelText(/Nome/)).toHaveValue('Penicilinas');
    await user.click(screen.getByRole('button', { name: 'Remover Antibióticos' }));
    expect(screen.queryByRole('button', { name: 'Abrir ao lado: Antibióticos' })).not.toBeInTheDocument();
  });

  it('of a list that is no section of the menu has no such button', async () => {
    const symptom = table('symptoms').insert({ name: 'Febre' });
    table('diseases').insert({ name: 'Malária', free: true, diseaseSymptoms: [{ symptom, weight: 1 }] });
    const user = await visit('/application-admin/diseases', 'leaflet');
    await user.click(await screen.findByRole('link', { name: 'Malária' }));
    expect(await screen.findByDisplayValue('Febre')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Abrir ao lado/ })).not.toBeInTheDocument();
  });
});
