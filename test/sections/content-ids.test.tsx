import { screen, waitFor } from '@testing-library/react';
import { found } from '../faults/disturbances';
import { table } from '../mock-backend/server';
import { visit } from '../support/visit';

it('a notification whose content type changes has no content id and name, and gets them back with its type', async () => {
  const id = String(table('diseases').insert({ name: 'Asma' }).id);
  const user = await visit('/application-admin/notification/manage');
  const type = await found('[data-cy="contentType"]');
  await user.type(await found('[data-cy="contentId"]'), id);
  await waitFor(() => expect(screen.getByLabelText('ID da doença')).toHaveAccessibleDescription('Asma'));
  await user.selectOptions(type, 'CONTENT_LABORATORY');
  expect(await found('[data-cy="contentId"]')).toHaveValue('');
  expect(await found('[data-cy="contentId"]')).not.toHaveAccessibleDescription();
  await user.selectOptions(type, 'CONTENT_URL');
  await user.selectOptions(type, 'CONTENT_DISEASE');
  expect(await found('[data-cy="contentId"]')).toHaveValue(id);
});

it('an editor content whose id is typed before its first type is chosen keeps the id', async () => {
  const user = await visit('/application-admin/editor-contents/manage');
  await user.type(await found('[data-cy="contentId"]'), '5');
  await user.click((await found('[data-cy="type"]')).querySelector('input') as HTMLElement);
  await user.click(await screen.findByRole('button', { name: /^Doença/ }));
  expect(await found('[data-cy="contentId"]')).toHaveValue('5');
});

it('an editor content whose type changes has no content id, and gets it back with its type', async () => {
  const user = await visit('/application-admin/editor-contents/manage');
  const choose = async (name: RegExp) => {
    await user.click((await found('[data-cy="type"]')).querySelector('input') as HTMLElement);
    await user.click(await screen.findByRole('button', { name }));
  };
  await choose(/^Doença/);
  await user.type(await found('[data-cy="contentId"]'), '5');
  await choose(/^Semiologia/);
  expect(await found('[data-cy="contentId"]')).toHaveValue('');
  await choose(/^Doença/);
  expect(await found('[data-cy="contentId"]')).toHaveValue('5');
});
