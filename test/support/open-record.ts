import { screen } from '@testing-library/react';
import { visit } from './visit';

/** Opens the record with this name from the list at this address, by a click on its name. */
export const openRecord = async (list: string, name: string) => {
  const user = await visit(list);
  await user.click(await screen.findByRole('link', { name }));
  await screen.findByDisplayValue(name);
  return user;
};
