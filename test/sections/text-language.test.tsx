import { screen } from '@testing-library/react';
import { visit } from '../support/visit';

const open = (section: string) => visit(`/application-admin/${section}/manage`, 'editor', 'en');

/** Longer texts that the readers of the app see: the section with the form, and the label of the field. */
const TEXTS = [
  ['interactions', /^Result/],
  ['notification', /^Content$/],
] as const;

describe('In the English console', () => {
  it.each(TEXTS)('the long text of %s is marked as Portuguese', async (section, label) => {
    await open(section);
    expect(await screen.findByLabelText(label)).toHaveAttribute('lang', 'pt-BR');
  });

  it('a flashcard question and its preview are marked as Portuguese', async () => {
    const user = await open('flashcards');
    await user.click(await screen.findByRole('button', { name: 'Add flashcard' }));
    await user.type(await screen.findByLabelText(/^Question/), 'Qual');
    expect(screen.getByLabelText(/^Question/)).toHaveAttribute('lang', 'pt-BR');
    expect((await screen.findByText('Qual', { selector: 'p' })).closest('[lang]')).toHaveAttribute('lang', 'pt-BR');
  });
});
