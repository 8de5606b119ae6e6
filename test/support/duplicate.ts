import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the menu of the row with this name, and chooses Duplicate. */
export const duplicate = async (user: UserEvent, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Mais ações: ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: `Duplicar ${name}` }));
};
