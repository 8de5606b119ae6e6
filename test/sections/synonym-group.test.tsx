import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server, table, useProfile } from '../mock-backend/server';
import { sentBodies, serveList } from '../support/serve-list';
import { visit } from '../support/visit';

const LIST = '/application-admin/synonym-group';

interface Group {
  name: string;
  synonymWords: { id?: number; name: string }[];
}

const groups = () => table<Group>('synonymGroups').all();

describe('synonym groups', () => {
  it('R51: are shown as cards with their words, nine per page', async () => {
    // The awkward backend sends null for the words of the first group.
    useProfile('friendly');
    const word = table('synonymWords').insert({ name: 'fadiga' });
    for (let at = 1; at <= 10; at += 1) {
      table('synonymGroups').insert({ name: `Grupo ${at}`, synonymWords: at === 1 ? [word, { name: 'astenia' }] : [] });
    }
    await visit(LIST);
    const card = (await screen.findByRole('heading', { name: 'Grupo 1' })).closest('li');
    expect(card).toHaveTextContent('fadiga, astenia');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(9);
    expect(screen.getByRole('button', { name: 'Página 2' })).toBeVisible();
  });

  it('R79, R101: accept stored and new words, each name only once, and send new words without an id', async () => {
    const stored = table('synonymWords').insert({ name: 'fadiga' });
    const bodies = sentBodies();
    const user = await visit(`${LIST}/manage`);
    await user.type(await screen.findByLabelText(/Nome/), 'Cansaço');

    const words = screen.getByRole('textbox', { name: 'Palavras' });
    expect(words).toHaveAttribute('readonly');
    await user.click(words);
    await user.click(await screen.findByRole('button', { name: 'fadiga' }));
    await user.click(words);
    await user.click(await screen.findByRole('button', { name: 'fadiga já escolhido' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Remover fadiga' })).toHaveLength(1);

    await user.click(words);
    await user.type(await screen.findByRole('searchbox'), 'lassidão{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Adicionar “lassidão”' }));
    await user.click(words);
    await user.type(await screen.findByRole('searchbox'), 'sonolência{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Adicionar “sonolência”' }));
    await user.click(screen.getByRole('button', { name: 'Remover sonolência' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));

    await screen.findByRole('heading', { name: 'Cansaço' });
    expect(bodies).toEqual([
      { name: 'Cansaço', synonymWords: [{ id: stored.id, name: 'fadiga' }, { name: 'lassidão' }] },
    ]);
    expect(groups()[0].synonymWords.map(({ name }) => name)).toEqual(['fadiga', 'lassidão']);
  });

  it('F170: take a list pasted into the dialog of words as words: those of the server with their ids, the others new', async () => {
    const stored = table('synonymWords').insert({ name: 'Fadiga' });
    const bodies = sentBodies();
    const user = await visit(`${LIST}/manage`);
    await user.type(await screen.findByLabelText(/Nome/), 'Cansaço');
    await user.click(screen.getByRole('textbox', { name: 'Palavras' }));
    await user.click(await screen.findByRole('searchbox'));
    await user.paste('• fadiga\r\n• lassidão\r\n• fadiga\r\n• sonolência');
    await user.click(await screen.findByRole('button', { name: 'Remover sonolência' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('heading', { name: 'Cansaço' });
    expect(bodies).toEqual([
      { name: 'Cansaço', synonymWords: [{ id: stored.id, name: 'Fadiga' }, { name: 'lassidão' }] },
    ]);
  });

  it('F170: if the server cannot say which of the pasted words it has, none is added until it can', async () => {
    const user = await visit(`${LIST}/manage`);
    await user.click(await screen.findByRole('textbox', { name: 'Palavras' }));
    await user.click(await screen.findByRole('searchbox'));
    let isDown = true;
    server.use(http.get('*/api/synonym-word', () => (isDown ? HttpResponse.json({}, { status: 500 }) : undefined)));
    await user.paste('fadiga\nlassidão');
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.queryByRole('button', { name: 'Remover fadiga' })).not.toBeInTheDocument();
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Remover fadiga' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remover lassidão' })).toBeVisible();
  });

  it('open the dialog of words with Enter, and return the focus to the field when it closes', async () => {
    const user = await visit(`${LIST}/manage`);
    const words = await screen.findByRole('textbox', { name: 'Palavras' });
    words.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Palavras' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(words).toHaveFocus());
    expect(groups()).toEqual([]);
  });
});

it('an unreadable list is not overwritten: the form names the field, and saves the rest once the change is undone', async () => {
  const stored = { id: 7, name: 'Cansaço', synonymWords: 'fadiga; astenia' };
  const bodies = serveList('synonym-group', stored);
  const user = await visit(LIST);
  await user.click(await screen.findByRole('button', { name: 'Editar Cansaço' }));
  await user.type(await screen.findByLabelText(/Nome/), ' crônico');
  await user.click(screen.getByRole('textbox', { name: 'Palavras' }));
  await user.type(await screen.findByRole('searchbox'), 'lassidão{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Adicionar “lassidão”' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));

  const alert = (await screen.findByText('Nada foi enviado. Corrija 1 campo:')).parentElement;
  expect(alert).toHaveTextContent(
    'Palavras: Não foi possível ler o que o servidor tem aqui, e esta mudança o substituiria. ' +
      'Desfaça-a para salvar o resto.',
  );
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  expect(bodies).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Remover lassidão' }));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(bodies).toEqual([{ ...stored, name: 'Cansaço crônico' }]));
  expect(alert).not.toBeInTheDocument();
});
