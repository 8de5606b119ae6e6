import { act, screen, within } from '@testing-library/react';
import { toBase64 } from 'lib/base64';
import { localStore } from 'lib/storage';
import { table } from '../../mock-backend/server';
import { visit } from '../../support/visit';

const FIND = '/application-admin/find';
const STORED = 'finds|v1|';

const disease = (name: string, diagnostic: string) =>
  table('diseases').insert({ name, free: false, diagnostic: { rawMarkdownAvailable: toBase64(diagnostic) } });

const finished = (text: string | RegExp) => screen.findByText(text, { selector: '.find-status' });
const isText = (stored: unknown): stored is string => typeof stored === 'string';
const stored = (login: string) => localStore.readList(STORED + login, isText);

const open = (address: string) => act(() => void (window.location.hash = `#${address}`));

const lastLinks = async () =>
  within(await screen.findByRole('region', { name: 'Últimas buscas' })).getAllByRole('link');

describe('B25: the empty search screen', () => {
  it('shows the last searches that found something, the newest first, each as a link to its address', async () => {
    disease('Asma', 'Tosse seca à noite.');
    const user = await visit(`${FIND}?text=tosse&words=1&in=diseases`);
    await finished('Lugares: 1. Registros: 1.');
    open(`${FIND}?text=cabeleira`);
    await finished('Nada encontrado.');
    open(`${FIND}?text=noite`);
    await finished('Lugares: 1. Registros: 1.');
    open(FIND);
    const links = await lastLinks();
    expect(links.map(({ textContent }) => textContent)).toEqual(['noite', 'tosse Doenças · Só palavras inteiras']);
    await user.click(links[1] as HTMLElement);
    await finished('Lugares: 1. Registros: 1.');
    expect(window.location.hash).toBe(`#${FIND}?text=tosse&words=1&in=diseases`);
    expect(screen.getByRole('searchbox', { name: 'Palavra ou trecho' })).toHaveValue('tosse');
    expect(screen.getByRole('checkbox', { name: 'Só palavras inteiras' })).toBeChecked();
  });

  it('says what can be asked, and keeps eight searches', async () => {
    disease('Asma', 'x');
    const searches = Array.from({ length: 8 }, (_, at) => `?text=antiga+${at}`);
    localStore.set(`${STORED}editor`, searches);
    await visit(`${FIND}?text=asma`);
    await finished(/^Lugares/);
    open(FIND);
    expect((await lastLinks()).map(({ textContent }) => textContent)).toEqual([
      'asma',
      ...Array.from({ length: 7 }, (_, at) => `antiga ${at}`),
    ]);
    const ways = within(screen.getByRole('region', { name: 'O que se pode procurar' }));
    expect(ways.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'dor torácica',
      '“dor torácica”',
      '500mg',
    ]);
  });

  it('can forget them: the focus goes to the field, and other accounts keep theirs', async () => {
    localStore.set(`${STORED}editor`, ['?text=asma', '?text=sem+se%C3%A7%C3%A3o&in=gone']);
    localStore.set(`${STORED}chief`, ['?text=febre']);
    const user = await visit(FIND);
    expect(await lastLinks()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Limpar últimas buscas' }));
    expect(screen.queryByRole('region', { name: 'Últimas buscas' })).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Palavra ou trecho' })).toHaveFocus();
    expect([stored('editor'), stored('chief')]).toEqual([[], ['?text=febre']]);
  });

  it('remembers no search that may name a person, because people are among what was found', async () => {
    disease('Asma', 'Caso de Ana.');
    table('customers').insert({ name: 'Ana', email: 'ana@example.com', login: 'ana', activated: true });
    await visit(`${FIND}?text=ana`);
    expect(await screen.findByRole('region', { name: 'Usuários do aplicativo' })).toBeVisible();
    await finished(/^Lugares/);
    expect(stored('editor')).toEqual([]);
  });

  it('remembers no e-mail address, also for an account that sees no people', async () => {
    disease('Asma', 'Escreva a ana@example.com. Escreva.');
    await visit(`${FIND}?text=ana@example.com&in=diseases`, 'flashcard');
    await finished('Lugares: 1. Registros: 1.');
    open(`${FIND}?text=escreva&in=diseases`);
    await finished('Lugares: 2. Registros: 1.');
    expect(stored('flashcard')).toEqual(['?text=escreva&in=diseases']);
  });
});
