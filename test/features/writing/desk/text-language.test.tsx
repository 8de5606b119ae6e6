import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { reload, visit } from '../../../support/visit';

const FORM = '/application-admin/semiologies/manage';

const openText = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Edit text: ${name}` }));
  return screen.findByRole('textbox', { name });
};
const openDesk = async () => {
  const user = await visit(FORM, 'editor', 'en');
  return { user, area: await openText(user, 'History') };
};
const language = () => screen.getByRole('combobox', { name: 'Text language' });
const readingCheck = () => screen.findByRole('region', { name: 'Reading check' });
const languageOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang');
const previewed = (text: string) => screen.findByText(text, { selector: '.preview p' });

describe('The language of a long text', () => {
  it('is Portuguese by default, also in an English console, and when it is chosen it applies wherever the text is', async () => {
    const { user, area } = await openDesk();
    await user.type(area, 'Give 1.5 mg of  it');
    await user.click(screen.getByRole('button', { name: 'Reading check' }));
    const check = within(await readingCheck());
    expect(await check.findByText('2 points to review')).toBeVisible();
    expect(language()).toHaveDisplayValue('Português (Brasil)');
    expect(languageOf(area)).toBe('pt-BR');
    expect(languageOf(await previewed('Give 1.5 mg of it'))).toBe('pt-BR');
    await user.selectOptions(language(), 'English');
    // A decimal point is right in English.
    expect(await check.findByText('1 point to review')).toBeVisible();
    expect(languageOf(area)).toBe('en');
    expect(languageOf(await previewed('Give 1.5 mg of it'))).toBe('en');
    expect(check.getByText('', { selector: 'q' })).toHaveAttribute('lang', 'en');
    expect(area).toHaveValue('Give 1.5 mg of  it');
  });

  it('can be reached with the Tab key', async () => {
    const { user, area } = await openDesk();
    expect(area).toHaveFocus();
    // Past the divider and the preview.
    await user.tab();
    await user.tab();
    await user.tab();
    expect(language()).toHaveFocus();
  });

  it('is remembered for another text and for another visit', async () => {
    const { user } = await openDesk();
    await user.selectOptions(language(), 'English');
    await user.click(screen.getByRole('button', { name: 'Physical examination' }));
    expect(languageOf(await screen.findByRole('textbox', { name: 'Physical examination' }))).toBe('en');
    await reload();
    expect(languageOf(await screen.findByRole('textbox', { name: 'Physical examination' }))).toBe('en');
    expect(language()).toHaveDisplayValue('English');
  });
});
