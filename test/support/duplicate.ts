import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a row's menu, the first one unless it is named, and chooses Duplicate there. */
export const duplicate = async (user: UserEvent, name?: string) => {
  const [button] = await screen.findAllByRole('button', { name: name ? `Mais ações: ${name}` : /^Mais ações: / });
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: name ? `Duplicar ${name}` : /^Duplicar / }));
};
