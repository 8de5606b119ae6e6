import { render, screen } from '@testing-library/react';
import { FoldedGroup } from 'ui/form/folded-group';
import { setupUser } from '../../support/clock';

const group = (hasError: boolean) => (
  <FoldedGroup title="Pesos" summary="nenhum" hasError={hasError}>
    <input aria-label="Sexo masculino" />
  </FoldedGroup>
);

const heading = () => screen.getByRole('button', { name: /^Pesos/ });
const field = () => screen.getByLabelText('Sexo masculino');

it('a folded group opens when it contains an error and stays open after the error is corrected', async () => {
  const user = setupUser();
  const { rerender } = render(group(false));
  expect(field()).not.toBeVisible();
  rerender(group(true));
  expect(field()).toBeVisible();
  await user.click(heading());
  expect(field()).toBeVisible();

  rerender(group(false));
  expect(field()).toBeVisible();
  expect(heading()).toHaveAttribute('aria-expanded', 'true');
  await user.click(heading());
  expect(field()).not.toBeVisible();
});
