import { fireEvent, screen, waitFor } from '@testing-library/react';
import { table } from '../mock-backend/server';
import { userOf } from '../mock-backend/users';
import { draftsLeft } from '../support/drafts';
import { insertSemiology, markdown } from '../support/laboratory';
import { openRecord } from '../support/open-record';
import { sentBodies, serveList } from '../support/serve-list';
import { visit } from '../support/visit';

const APP = '/application-admin';

/** Changes a control as a program that corrects spelling does: the page gets no event. */
const correct = (control: HTMLElement, value: string) => Object.assign(control, { value });

const save = () => screen.getByRole('button', { name: 'Salvar' });

const score = { id: 1, name: 'Apgar', formula: 'a', category: 'Neonatal', isAvailableForFree: false, synonyms: [] };

const openScore = async () => {
  const sent = serveList('medical-scores', score);
  const user = await openRecord(`${APP}/medical-scores`, 'Apgar');
  return { sent, user };
};

describe('What another program changed in a form without an event', () => {
  it('F172: is sent for every text and typed word of a form', async () => {
    const { sent, user } = await openScore();
    correct(screen.getByLabelText(/^Nome/), 'Ápgar');
    correct(screen.getByLabelText(/^Categoria/), 'Recém-nascido');
    correct(screen.getByLabelText('Sinônimos'), 'Índice');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ name: 'Ápgar', category: 'Recém-nascido', synonyms: [{ name: 'Índice' }] }]);
  });

  it('F172: is a draft once the field is left, and is sent by a key from the field that has the focus', async () => {
    const sent = sentBodies();
    const { id } = table('diseaseSynonyms').insert({ name: 'Gripe' });
    const user = await openRecord(`${APP}/disease-synonym`, 'Gripe');
    const name = screen.getByLabelText(/^Nome/);
    await user.clear(name);
    await user.type(name, 'Sindrome gripal');
    correct(name, 'Síndrome gripal');
    await user.tab();
    expect(name).toHaveValue('Síndrome gripal');
    await waitFor(async () =>
      expect(await draftsLeft('editor', 'diseaseSynonym', Number(id))).toMatchObject([
        { values: { name: 'Síndrome gripal' } },
      ]),
    );
    await user.click(name);
    correct(name, 'Síndrome gripal aguda');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent).toMatchObject([{ name: 'Síndrome gripal aguda' }]));
  });

  it('F172: is sent for numbers and dates, and their fields refuse what cannot be sent', async () => {
    const sent = sentBodies();
    const user = await visit(`${APP}/coupon/manages`);
    correct(await screen.findByLabelText('Código'), 'NATAL');
    correct(screen.getByLabelText('Limite de usos'), '1.500');
    const expiry = screen.getByLabelText('Validade');
    correct(expiry, '31/02/2027');
    await user.click(save());
    await waitFor(() => expect(expiry).toBeInvalid());
    expect(sent).toEqual([]);
    correct(expiry, '28/02/2027 10:00');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ code: 'NATAL', limitUsages: 1500, expireDate: '2027-02-28T13:00:00.000Z' }]);
  });

  it('F172: is sent for the rows of a form, and only for the row that was changed', async () => {
    const card = (position: number) => ({ position, questionText: `P${position}\r\n`, answerText: 'R' });
    const sent = serveList('diseases/flashcards', { id: 7, name: 'Asma', flashcards: [card(1), card(2)] });
    const user = await visit(`${APP}/flashcards`);
    await user.click(await screen.findByRole('button', { name: 'Editar Asma' }));
    await screen.findByRole('button', { name: 'Adicionar flashcard' });
    correct(screen.getAllByLabelText('Resposta')[1], 'Rê');
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ flashcards: [card(1), { ...card(2), answerText: 'Rê' }] }]);
  });

  it('F172: stays while a long text is edited, and so does what was changed in that text', async () => {
    insertSemiology('Tosse', 'Ha quanto tempo?');
    const sent = sentBodies();
    const user = await openRecord(`${APP}/semiologies`, 'Tosse');
    correct(screen.getByLabelText(/^Nome/), 'Tosse seca');
    await user.click(screen.getByRole('button', { name: 'Editar texto: Anamnese' }));
    correct(await screen.findByRole('textbox', { name: 'Anamnese' }), 'Há quanto tempo?');
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ name: 'Tosse seca', anamnesisContent: markdown('Há quanto tempo?') }]);
  });

  it('F172: is shown as a difference, and asked about before the form is left', async () => {
    const { user } = await openScore();
    correct(screen.getByLabelText(/^Nome/), 'Ápgar');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Ficar aqui' }));
    expect(screen.getByLabelText(/^Nome/)).toHaveValue('Ápgar');
    await user.click(screen.getByRole('button', { name: 'Ver alterações' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Ápgar');
  });

  it('F172: is saved in the settings of the account and of the application', async () => {
    table('applicationSettings').insert({ key: 'app.versao', value: '1' });
    const user = await visit(`${APP}/application-settings`);
    // The row looks for drafts first, and renders again.
    await user.click(await screen.findByLabelText('app.versao'));
    correct(screen.getByLabelText('app.versao'), '2');
    await user.click(screen.getByRole('button', { name: 'Salvar app.versao' }));
    await waitFor(() => expect(table('applicationSettings').find({ key: 'app.versao' })).toMatchObject({ value: '2' }));

    fireEvent(window, new Event('pagehide'));
    const again = await visit('/account/settings', 'admin');
    await waitFor(() => expect(screen.getByLabelText(/^Nome/)).toHaveValue('Helena'));
    correct(screen.getByLabelText(/^Nome/), 'Heloísa');
    await again.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(userOf('admin')).toMatchObject({ firstName: 'Heloísa' }));
  });
});
