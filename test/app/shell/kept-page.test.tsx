import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
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
  it('numbers and checks can be typed, erased and saved in a form', async () => {
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
