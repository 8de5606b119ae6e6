import { fireEvent, screen, waitFor } from '@testing-library/react';
import { publishSignOut } from 'core/auth/sign-out';
import { visit } from '../../support/visit';

// The find bar keeps its replacement until a sign-out.
beforeEach(() => publishSignOut('ana'));

const AREA = '/application-admin';

describe('Enter and Escape of an input method', () => {
  const press = (target: Element, key: string) => !fireEvent.keyDown(target, { key, isComposing: true });

  it('add no word that is not finished', async () => {
    const user = await visit(`${AREA}/medical-criteria/manage`);
    const words = await screen.findByLabelText(/Sinônimos/);
    await user.type(words, 'tes');
    press(words, 'Enter');
    expect(words).toHaveValue('tes');
    await user.type(words, 'te{Enter}');
    expect(words).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Remover teste' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remover tes' })).not.toBeInTheDocument();
  });

  it('move, choose and close nothing in the palette', async () => {
    const user = await visit(`${AREA}/disease-synonym`);
    await screen.findByRole('searchbox');
    await user.keyboard('{Control>}k{/Control}');
    const palette = await screen.findByRole('combobox');
    await user.type(palette, 's');
    const active = palette.getAttribute('aria-activedescendant');
    ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].forEach(key => {
      expect(press(palette, key)).toBe(false);
      fireEvent.keyUp(palette, { key });
    });
    expect(palette).toHaveAttribute('aria-activedescendant', active);
    expect(palette).toBeVisible();
  });

  it('do not close the dialog in which something is typed', async () => {
    const user = await visit(`${AREA}/symptoms/manage`);
    await user.click(await screen.findByRole('button', { name: /^Escolher/ }));
    const search = await screen.findByRole('searchbox');
    press(search, 'Escape');
    fireEvent.keyUp(search, { key: 'Escape', keyCode: 27 });
    expect(search).toBeVisible();
    fireEvent.keyDown(search, { key: 'Escape' });
    fireEvent.keyUp(search, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(search).not.toBeInTheDocument());
  });

  it('neither find, replace nor close in a text', async () => {
    const user = await visit(`${AREA}/semiologies/manage`);
    await user.click(await screen.findByRole('button', { name: 'Editar texto: Anamnese' }));
    const area = await screen.findByRole('textbox', { name: 'Anamnese' });
    await user.type(area, '- um um');
    expect(press(area, 'Enter')).toBe(false);
    await user.keyboard('{Control>}f{/Control}');
    const sought = await screen.findByRole('searchbox', { name: 'Localizar' });
    await user.keyboard('um');
    const found = await screen.findByText('1 de 2');
    const insert = screen.getByLabelText('Substituir por');
    await user.type(insert, 'dois');
    [sought, insert].forEach(field => ['Enter', 'Escape'].forEach(key => expect(press(field, key)).toBe(false)));
    expect(found).toHaveTextContent('1 de 2');
    expect(area).toHaveValue('- um um');
  });
});

describe('an event without a key, as a browser sends it when it fills a field, is ignored', () => {
  const withoutKey = (target: Element) =>
    ['keydown', 'keyup'].forEach(type => fireEvent(target, new Event(type, { bubbles: true, cancelable: true })));

  it.each([
    ['a form with words', `${AREA}/medical-criteria/manage`, () => screen.findByLabelText(/Sinônimos/)],
    ['a form with rows', `${AREA}/medical-calculators/manage`, () => screen.findByLabelText(/^Nome/)],
    ['a form with dates', `${AREA}/coupon/manages`, () => screen.findByRole('button', { name: 'Salvar' })],
    ['a list', `${AREA}/disease-synonym`, () => screen.findByRole('searchbox')],
    ['flashcards', `${AREA}/flashcards/manage`, () => screen.findByRole('main')],
  ])('in %s', async (_, path, isOpen) => {
    await visit(path);
    await isOpen();
    document.body.querySelectorAll('*').forEach(withoutKey);
    expect(screen.getByRole('main')).toBeVisible();
  });
});
