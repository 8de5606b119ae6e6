import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'fs';
import { table } from '../../mock-backend/server';
import { endWithTest } from '../../support/end-with-test';
import { GIF } from '../../support/picture-bytes';
import { visit } from '../../support/visit';

const AREA = '/application-admin';

const textsOf = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(
    ({ data, parentElement }) => data.trim() !== '' && !parentElement?.closest('font, option, style'),
  );
};

const font = (content: Node) => {
  const outer = document.createElement('font');
  outer.appendChild(document.createElement('font')).appendChild(content);
  return outer;
};

/** The two ways of translators: around the text that React has written, or in place of it. */
const TRANSLATORS = {
  'wraps the texts': (text: Text) => {
    const before = document.createComment('');
    text.before(before);
    before.replaceWith(font(text));
  },
  'replaces the texts': (text: Text) => text.replaceWith(font(document.createTextNode(text.data))),
};

/** Translates the page, and from now on each text that is shown. */
const translate = (way: keyof typeof TRANSLATORS) => {
  const all = () => textsOf(document.body).forEach(TRANSLATORS[way]);
  const observer = new MutationObserver(all);
  observer.observe(document.body, { childList: true, subtree: true });
  endWithTest(() => observer.disconnect());
  all();
};

const isKept = () => expect(screen.queryByText('Esta tela não pode ser mostrada')).not.toBeInTheDocument();

test('the page asks browsers not to translate it', () => {
  const page = readFileSync('index.html', 'utf8');
  expect(page).toContain('translate="no"');
  expect(page).toContain('<meta name="google" content="notranslate" />');
});

describe.each(Object.keys(TRANSLATORS) as (keyof typeof TRANSLATORS)[])('when a browser %s of the page', way => {
  it('numbers, checks and picked records can be typed, erased and saved in a form', async () => {
    table('synonymGroups').insert({ name: 'Dor', synonymWords: [] });
    const user = await visit(`${AREA}/symptoms/manage`);
    await user.type(await screen.findByLabelText(/Nome/), 'Tosse');
    translate(way);
    const start = screen.getByRole('textbox', { name: /inicial/ });
    await user.type(start, '5');
    await user.clear(start);
    await user.type(start, '7');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await user.selectOptions(screen.getByLabelText(/Sexo/), 'BOTH');
    await user.click(screen.getByLabelText(/Gestante/));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(table('symptoms').all()).toEqual([expect.objectContaining({ name: 'Tosse', ageStart: 7 })]),
    );
    isKept();
  });

  it('rows can be added, moved and removed, and words too', async () => {
    const user = await visit(`${AREA}/medical-scores/manage`);
    await user.type(await screen.findByLabelText(/^Nome/), 'Apgar');
    translate(way);
    const words = screen.getByLabelText(/Sinônimos/);
    await user.type(words, 'um{Enter}dois{Enter}');
    await user.click(screen.getByRole('button', { name: 'Remover um' }));
    await user.type(words, 'três{Enter}');
    expect(words).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    isKept();
  });

  it('a list can be searched, turned and its records deleted', async () => {
    Array.from({ length: 45 }, (_, at) => table('riskFactors').insert({ name: `Fator ${at}` }));
    const user = await visit(`${AREA}/risk-factor`);
    await screen.findByRole('row', { name: /Fator 0/ });
    translate(way);
    await user.click(screen.getByRole('button', { name: 'Página 2' }));
    await screen.findByRole('row', { name: /Fator 30/ });
    await user.type(screen.getByRole('searchbox'), 'Fator 44{Enter}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await user.click(within(screen.getByRole('row', { name: /Fator 44/ })).getByRole('button', { name: /Excluir/ }));
    await waitFor(() => expect(table('riskFactors').all()).toHaveLength(44));
    isKept();
  });

  it('a long text is written, previewed and saved', async () => {
    const user = await visit(`${AREA}/semiologies/manage`);
    await user.type(await screen.findByLabelText(/Nome/), 'Tosse');
    translate(way);
    await user.click(screen.getByRole('button', { name: 'Editar texto: Anamnese' }));
    const area = await screen.findByRole('textbox', { name: 'Anamnese' });
    fireEvent.input(area, { target: { value: '# Um\n\nDois' } });
    await screen.findByRole('heading', { name: 'Um' });
    fireEvent.input(area, { target: { value: 'Três' } });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Um' })).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await user.click(await screen.findByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(table('semiologies').all()).toHaveLength(1));
    isKept();
  });
});

describe('what is dropped on the page', () => {
  const FILE = { files: [new File([GIF], 'sopro.gif', { type: 'image/gif' })], types: ['Files'] };
  const ADDRESS = { files: [], types: ['text/uri-list', 'text/plain'] };
  /** Whether the console prevents what a browser does by itself when this is dragged over an element and dropped. */
  const isKeptFrom = (element: Element, dataTransfer: object) =>
    (['dragOver', 'drop'] as const).map(name => {
      const event = createEvent[name](element, { dataTransfer: { ...dataTransfer } });
      fireEvent(element, event);
      return event.defaultPrevented;
    });
  const PREVENTED = [true, true];

  it('does not open over the form, wherever it is dropped', async () => {
    const user = await visit(`${AREA}/application-pictures/manage`);
    const name = await screen.findByLabelText(/Nome de referência/);
    [screen.getByRole('main'), document.body, name].forEach(place =>
      expect(isKeptFrom(place, FILE)).toEqual(PREVENTED),
    );
    expect(isKeptFrom(screen.getByRole('main'), ADDRESS)).toEqual(PREVENTED);
    expect(screen.queryByRole('img', { name: /Imagem escolhida/ })).not.toBeInTheDocument();
    await user.type(name, 'sopro');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(isKeptFrom(await screen.findByRole('dialog'), FILE)).toEqual(PREVENTED);
  });

  it('is still a text in a field of texts, and a picture in the field of pictures', async () => {
    await visit(`${AREA}/application-pictures/manage`);
    const name = await screen.findByLabelText(/Nome de referência/);
    expect(isKeptFrom(name, ADDRESS)).toEqual([false, false]);
    expect(isKeptFrom(screen.getByRole('group', { name: 'Imagem' }), FILE)).toEqual(PREVENTED);
    expect(await screen.findByRole('img', { name: /Imagem escolhida/ })).toBeVisible();
  });
});
