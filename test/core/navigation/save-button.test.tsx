import { render, screen } from '@testing-library/react';
import { focusSaveButton, SAVE_BUTTON } from 'core/navigation/save-button';

it('the focus moves to the Save button of the current screen, if it has one', () => {
  focusSaveButton();
  expect(document.body).toHaveFocus();
  render(
    <button type="submit" {...SAVE_BUTTON}>
      Salvar
    </button>,
  );
  focusSaveButton();
  expect(screen.getByRole('button')).toHaveFocus();
});
