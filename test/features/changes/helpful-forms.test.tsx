import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { toBase64 } from 'lib/base64';
import { server, table } from '../../mock-backend/server';
import { listenTo } from '../../support/announcements';
import { markdown } from '../../support/laboratory';
import { openRecord } from '../../support/open-record';
import { sentBodies } from '../../support/serve-list';
import { visit } from '../../support/visit';

const AREA = '/application-admin';
const save = () => screen.getByRole('button', { name: 'Salvar' });

/** Opens a new calculator, and adds two parameters. */
const openTwoParams = async () => {
  const user = await visit(`${AREA}/medical-calculators/manage`);
  const add = await screen.findByRole('button', { name: 'Adicionar parâmetro' });
  await user.dblClick(add);
  return { user, add };
};

describe('a calculator', () => {
  it('R108: with the code "novo" twice shows one hint that leads to the field, and can still be saved', async () => {
    const { user } = await openTwoParams();
    await user.type(screen.getByLabelText(/^Nome \*/), 'IMC');
    await user.click(await screen.findByRole('button', { name: /a conferir$/ }));
    const hint = screen.getByRole('button', { name: /“novo” ainda não foi trocado: parâmetro 1, parâmetro 2/ });
    expect(screen.getAllByRole('button', { name: /“novo” ainda não foi trocado/ })).toHaveLength(1);
    await user.click(hint);
    expect(screen.getAllByLabelText('Código')[0]).toHaveFocus();

    await user.click(save());
    await screen.findByText('Salvo com sucesso!');
    expect(table('medicalCalculators').all()).toHaveLength(1);
  });
});

describe('movable rows', () => {
  it('move with Alt and an arrow key from a field, which keeps the focus; nested rows move on their own', async () => {
    const { user } = await openTwoParams();
    const codes = () => screen.getAllByLabelText('Código').map(field => (field as HTMLInputElement).value);
    await user.clear(screen.getAllByLabelText('Código')[0]);
    await user.type(screen.getAllByLabelText('Código')[0], 'peso{Alt>}{ArrowDown}{/Alt}');
    expect(codes()).toEqual(['novo', 'peso']);
    expect(screen.getAllByLabelText('Código')[1]).toHaveFocus();
    expect(screen.getByText('Movido para a posição 2 de 2.')).toBeInTheDocument();

    await user.selectOptions(screen.getAllByLabelText(/^Tipo/)[0], 'TOGGLE');
    const addOption = screen.getByRole('button', { name: 'Adicionar opção ao parâmetro 1' });
    await user.click(addOption);
    await user.click(addOption);
    const options = screen.getByRole('list', { name: 'Opções do parâmetro 1' });
    await user.clear(within(options).getAllByLabelText('Código')[0]);
    await user.type(within(options).getAllByLabelText('Código')[0], 'sim{Alt>}{ArrowDown}{/Alt}');
    expect(codes()).toEqual(['novo', 'novo', 'sim', 'peso']);
  });

  it('F183: stay on a Mac while a text has the focus, and move from a button', async () => {
    jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    const { user } = await openTwoParams();
    const codes = () => screen.getAllByLabelText('Código').map(field => (field as HTMLInputElement).value);
    await user.type(screen.getAllByLabelText('Código')[0], '1{Alt>}{ArrowDown}{/Alt}');
    expect(codes()).toEqual(['novo1', 'novo']);
    screen.getAllByRole('button', { name: /^Mover .* para baixo/ })[0]?.focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(codes()).toEqual(['novo', 'novo1']);
    jest.restoreAllMocks();
  });

  it('announce each move, even with the same message as before, and not again when a row is added', async () => {
    const { user, add } = await openTwoParams();
    const announcements = listenTo(screen.getByRole('main'));
    const moveDown = () => user.type(screen.getAllByLabelText('Código')[0], '{Alt>}{ArrowDown}{/Alt}');
    const moves = () => announcements.filter(text => text.startsWith('Movido'));
    await moveDown();
    await user.click(add);
    expect(moves()).toEqual(['Movido para a posição 2 de 2.']);
    await moveDown();
    await moveDown();
    expect(moves().slice(1)).toEqual(['Movido para a posição 2 de 3.', 'Movido para a posição 2 de 3.']);
  });
});

describe('the error summary of a form', () => {
  const refuse = (field: string, path = 'diseases') => {
    const fieldErrors = [{ objectName: 'record', field, message: 'NotNull' }];
    server.use(http.put(`*/api/${path}`, () => HttpResponse.json({ fieldErrors }, { status: 400 })));
  };
  const open = async () => {
    const symptom = table('symptoms').insert({ name: 'Febre' });
    table('diseases').insert({ name: 'Dengue', free: false, diseaseSymptoms: [{ symptom, weight: 1 }] });
    return openRecord(`${AREA}/diseases`, 'Dengue');
  };

  it.each([
    ['a field of a row', 'diseaseSymptoms[0].weight', () => screen.getByLabelText(/^Peso 1/)],
    ['what the row shows no field for', 'diseaseSymptoms[0].other', () => screen.getByLabelText(/^Sintoma 1/)],
    ['one of the chosen records', 'groups[0].name', () => screen.getByRole('button', { name: 'Escolher: Grupos' })],
    ['chosen records', 'groups', () => screen.getByRole('button', { name: 'Escolher: Grupos' })],
    ['a long text', 'treatment', () => screen.getByRole('button', { name: 'Editar texto: Tratamento' })],
  ])('says that the server refused a field, and links to %s', async (_, field, control) => {
    refuse(field);
    const user = await open();
    await user.click(save());
    const summary = (await screen.findByText('O servidor não aceitou 1 campo:')).closest('[role=alert]');
    await user.click(screen.getByLabelText(/^Nome/));
    await user.click(within(summary as HTMLElement).getByRole('button', { name: /: obrigatório$/ }));
    expect(control()).toHaveFocus();
  });

  it.each([
    ['one of the chosen records', 'groups[0].name', () => screen.getByRole('button', { name: 'Escolher: Grupos' })],
    ['a switch', 'free', () => screen.getByRole('checkbox', { name: 'Gratuita' })],
  ])('repeats its error beside %s', async (_, field, control) => {
    refuse(field);
    const user = await open();
    await user.click(save());
    await screen.findByText('O servidor não aceitou 1 campo:');
    expect(control()).toHaveAccessibleDescription(/não pode ser vazio/);
  });

  it('links to the field of words if one of its words was refused', async () => {
    table('medicalCriteria').insert({ name: 'Duke', synonyms: [{ name: 'endocardite' }] });
    refuse('synonyms[0].name', 'medical-criteria');
    const user = await openRecord(`${AREA}/medical-criteria`, 'Duke');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: /: obrigatório$/ }));
    expect(screen.getByLabelText(/^Sinônimos/)).toHaveFocus();
  });

  it('shows plain text for a field that the form lacks, and does not block the next save', async () => {
    refuse('normalizedName');
    const user = await open();
    await user.click(save());
    const summary = (await screen.findByText('O servidor não aceitou 1 campo:')).closest<HTMLElement>('[role=alert]');
    expect(summary).toHaveTextContent('Um campo que não está nesta tela: obrigatório');
    expect(summary?.querySelector('button, a')).toBeNull();
    expect(screen.getByText('Detalhes').closest('details')).toHaveTextContent(/400 PUT .*normalizedName/);
    server.resetHandlers();
    await user.click(save());
    expect(await screen.findByText('Salvo com sucesso!')).toBeVisible();
  });
});

describe('a disease with a text that waits for release', () => {
  const insert = (name: string, available: string, toRelease: string | null) => {
    const rawMarkdownToRelease = toRelease === null ? null : toBase64(toRelease);
    table('diseases').insert({ name, free: false, treatment: { ...markdown(available), rawMarkdownToRelease } });
  };

  it('shows the difference in its form', async () => {
    insert('Asma', 'Repouso e água', 'Repouso e soro');
    const [{ id }] = table('diseases').all();
    table('syncResumes').insert({ updateNumber: 12, syncObjects: [{ id, objectName: 'Asma', type: 'DISEASE' }] });
    const user = await visit(`${AREA}/diseases`);
    expect(await screen.findByText('liberação pendente')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Editar Asma' }));
    await user.click(await screen.findByRole('button', { name: 'Ver diferença: Tratamento' }));
    const dialog = await screen.findByRole('dialog');
    const marks = [...dialog.querySelectorAll('del, ins')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['água', 'soro']);
  });
});

describe('a notification', () => {
  it('of type 2 shows a preview of the push to subscribers, which does not change the sent data', async () => {
    const bodies = sentBodies();
    const user = await visit(`${AREA}/notification/manage`);
    await user.type(await screen.findByLabelText('Título'), 'Nova bula');
    await user.selectOptions(screen.getByLabelText(/^Público/), '2');
    const preview = screen.getByRole('complementary', { name: 'Como o push aparece' });
    expect(preview).toHaveTextContent('Nova bula');
    expect(preview).toHaveTextContent('Título: 9 de 200');
    expect(preview).toHaveTextContent(/Nenhum push será enviado.*o público é: assinantes\./);
    await user.click(screen.getByLabelText('Enviar push'));
    expect(preview).toHaveTextContent('O push vai para assinantes, sem data marcada.');
    await user.click(screen.getByLabelText('Envio imediato'));
    expect(preview).toHaveTextContent('O push vai para assinantes assim que a notificação for salva.');
    await user.click(save());
    await screen.findByText('Salvo com sucesso!');
    expect(bodies).toEqual([
      {
        title: 'Nova bula',
        description: '',
        content: '',
        type: 2,
        contentType: 'CONTENT_DISEASE',
        justInTime: true,
        sendPush: true,
      },
    ]);
  });
});
