import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hashOf } from 'lib/record-hash';
import { server, table } from '../../mock-backend/server';
import { leaveDraft } from '../../support/drafts';
import { markdown } from '../../support/laboratory';
import { openRecord } from '../../support/open-record';
import { visit } from '../../support/visit';

const DISEASES = '/application-admin/diseases';
const SYNONYMS = '/application-admin/disease-synonym';

const WORDS = Array.from({ length: 2000 }, (_, at) => `palavra${at}`);
const TREATMENT = WORDS.join(' ');

type User = Awaited<ReturnType<typeof visit>>;

const openDisease = async () => {
  table('diseases').insert({ name: 'Asma', free: false, treatment: markdown(TREATMENT) });
  return openRecord(DISEASES, 'Asma');
};

const writeTreatment = async (user: User, text: string) => {
  await user.click(screen.getByRole('button', { name: 'Editar texto: Tratamento' }));
  const area = await screen.findByRole('textbox', { name: 'Tratamento' });
  await user.clear(area);
  await user.click(area);
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByLabelText(/^Nome/);
};

const rename = async (user: User, name: string) => {
  const field = screen.getByLabelText(/^Nome/);
  await user.clear(field);
  await user.type(field, name);
};

const seeChanges = async (user: User, button = 'Ver alterações') => {
  await user.click(screen.getByRole('button', { name: button }));
  return screen.findByRole('dialog');
};

describe('the changes of a form', () => {
  it('are its two changed fields and the one changed word of 2,000, and none after the edits are undone', async () => {
    const user = await openDisease();
    await rename(user, 'Asma grave');
    await writeTreatment(user, WORDS.with(1000, 'outra').join(' '));

    const dialog = await seeChanges(user);
    expect(
      within(dialog)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Nome', 'Tratamento']);
    expect(within(dialog).getByText('2 campos alterados')).toBeVisible();
    const marks = [...dialog.querySelectorAll('del, ins')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['palavra1000', 'outra']);
    expect(dialog).not.toHaveTextContent('palavra500');
    await user.click(within(dialog).getAllByRole('button', { name: /palavras iguais/ })[0]);
    expect(dialog).toHaveTextContent('palavra500');
    expect(within(dialog).getByText(/palavra500/, { selector: 'span' })).toHaveFocus();
    await user.click(within(dialog).getAllByRole('button', { name: 'Fechar' })[0]);

    await rename(user, 'Asma');
    await writeTreatment(user, TREATMENT);
    expect(await seeChanges(user)).toHaveTextContent('Sem alterações.');
  });

  it('are also shown in the editor of a long text', async () => {
    const user = await openDisease();
    await user.click(screen.getByRole('button', { name: 'Editar texto: Tratamento' }));
    await user.click(await screen.findByRole('textbox', { name: 'Tratamento' }));
    await user.keyboard('fim');
    const dialog = await seeChanges(user);
    expect(dialog.querySelector('ins')).toHaveTextContent('palavra1999fim');
  });
});

it('an offered draft shows what it would change', async () => {
  const synonym = table('diseaseSynonyms').insert({ name: 'Tísica' });
  await leaveDraft('editor', 'diseaseSynonym', Number(synonym.id), {
    savedAt: Date.now(),
    values: { ...synonym, name: 'Tísica pulmonar' },
    base: hashOf(synonym),
  });
  const user = await openRecord(SYNONYMS, 'Tísica');
  await screen.findByText(/Há texto não salvo.*15 caracteres/);
  expect(screen.queryByText(/O registro mudou/)).not.toBeInTheDocument();
  expect(await seeChanges(user, 'Ver diferença')).toHaveTextContent(/Nome.*Tísica.*Tísica pulmonar/);
});

describe('the state of a save', () => {
  afterEach(() => jest.restoreAllMocks());

  it('of a refused record says that it is not stored', async () => {
    server.use(http.post('*/api/disease-synonym', () => new HttpResponse(null, { status: 500 }), { once: true }));
    const user = await visit(`${SYNONYMS}/manage`);
    await user.type(await screen.findByLabelText(/^Nome/), 'Tísica');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/Não salvo/)).toBeVisible();
    expect(screen.queryByText(/pode ter sido salvo/)).not.toBeInTheDocument();
  });

  it('that shows only the time of the latest local copy is not announced', async () => {
    const user = await visit(`${SYNONYMS}/manage`);
    await user.type(await screen.findByLabelText(/^Nome/), 'Tísica');
    expect(await screen.findByText(/Alterado · cópia local/)).toHaveAttribute('aria-live', 'off');
  });

  it('without a network connection says that the text is stored in this browser', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const user = await visit(`${SYNONYMS}/manage`);
    await user.type(await screen.findByLabelText(/^Nome/), 'Tísica');
    expect(await screen.findByText(/Sem conexão — seu texto está guardado/)).toBeVisible();
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getByText(/Alterado · cópia local/)).toBeVisible());
  });
});
