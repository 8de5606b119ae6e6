import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu of the row with this name, or of the first row, and chooses Duplicate. */
export const duplicate = async (user: UserEvent, name?: string) => {
  const [button] = await screen.findAllByRole('button', { name: name ? `Mais ações: ${name}` : /^Mais ações: / });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: name ? `Duplicar ${name}` : /^Duplicar / }));
};
