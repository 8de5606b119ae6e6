import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { en } from '../../i18n/en';
import { server, table } from '../mock-backend/server';
import { expireSessions } from '../mock-backend/sessions';
import { insertLaboratory, markdown } from '../support/laboratory';
import { openRecord } from '../support/open-record';
import { requests } from '../support/requests';
import { sentBodies, serveList } from '../support/serve-list';
import { visit } from '../support/visit';

const { elsewhere } = en.changes;

/** Changes a stored record as another person's console would. */
const changeStored = (name: string, where: Record<string, string | number>, changes: object) => {
  const stored = table(name).find(where);
  if (stored) table(name).replace({ ...stored, ...changes });
};

const openLaboratory = async () => {
  const { id } = insertLaboratory();
  const user = await visit('/application-admin/laboratories', 'editor', 'en');
  await user.click(await screen.findByRole('link', { name: 'Hemograma' }));
  await user.type(await screen.findByLabelText(/^Category/), ' total');
  return { id, user };
};

const save = () => screen.getByRole('button', { name: 'Save' });
const question = () => screen.findByRole('dialog', { name: elsewhere.title });

describe('A record that another user saved after it was opened', () => {
  it('R70, F117: shows the changed fields before it is overwritten, and "Save my version" sends the typed values', async () => {
    const { id, user } = await openLaboratory();
    changeStored('laboratories', { id }, { name: 'Hemograma novo', generalContent: markdown('Conta as hemácias.') });
    const writes = sentBodies();
    const read = requests(/^GET \/api\//);
    await user.click(save());

    const dialog = await question();
    const headers = within(dialog).getAllByRole('heading', { level: 3 });
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Name', 'General']);
    expect(within(dialog).getByText('hemácias')).toBeVisible();
    expect([writes, read]).toEqual([[], [expect.stringMatching(/^GET \/api\/laboratories\?.*name=Hemograma$/)]]);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());

    // What is changed while the question is open is asked about too.
    changeStored('laboratories', { id }, { name: 'Hemograma mais novo' });
    await user.click(within(dialog).getByRole('button', { name: elsewhere.saveMine }));
    expect(await within(await question()).findByText(/mais/)).toBeVisible();
    expect(writes).toEqual([]);
    await user.click(within(await question()).getByRole('button', { name: elsewhere.saveMine }));
    await screen.findByText(en.messages.saveSuccess);
    expect(writes).toEqual([expect.objectContaining({ name: 'Hemograma', category: 'Sangue total' })]);
  });

  it('F117: opens as it is stored now when the user discards the typed version, and nothing is sent', async () => {
    const { id, user } = await openLaboratory();
    changeStored('laboratories', { id }, { category: 'Bioquímica' });
    const writes = sentBodies();
    await user.click(save());
    await user.click(within(await question()).getByRole('button', { name: elsewhere.takeTheirs }));

    await waitFor(() => expect(screen.getByLabelText(/^Category/)).toHaveValue('Bioquímica'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Name/)).toHaveFocus();
    expect(screen.queryByRole('button', { name: en.entity.draft.restore })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Name/), '!');
    await user.click(save());
    await screen.findByText(en.messages.saveSuccess);
    expect(writes).toEqual([expect.objectContaining({ name: 'Hemograma!', category: 'Bioquímica' })]);
  });

  it('R70, F117: opens as it is stored now when the user keeps the typed version as a draft, which is then offered', async () => {
    const { id, user } = await openLaboratory();
    changeStored('laboratories', { id }, { category: 'Bioquímica' });
    await user.click(save());
    await user.click(within(await question()).getByRole('button', { name: elsewhere.keepDraft }));

    await waitFor(() => expect(screen.getByLabelText(/^Category/)).toHaveValue('Bioquímica'));
    await user.click(await screen.findByRole('button', { name: en.entity.draft.restore }));
    expect(screen.getByLabelText(/^Category/)).toHaveValue('Sangue total');
  });
});

it.each([
  ['the uses of a coupon', 'coupons', 'coupon', { code: 'NATAL', usageCount: 3 }, { usageCount: 9 }],
  ['whether a push waits', 'notifications', 'notification', { title: 'Aviso', pending: true }, { pending: false }],
  [
    'the diseases of a symptom',
    'symptoms',
    'symptoms',
    { name: 'Tosse', synonymGroups: [], diseases: [] },
    { diseases: [{ id: 3, name: 'Asma' }] },
  ],
  ['a field that is not known', 'risk-factor', 'risk-factor', { name: 'Fumo', campaign: 'A' }, { campaign: 'B' }],
])('What nobody can edit in a form is sent as it is stored now: %s', async (_what, url, section, opened, now) => {
  const row = { id: 7, ...opened };
  const sent = serveList(url, row);
  const user = await openRecord(`/application-admin/${section}`, String(Object.values(opened)[0]));
  Object.assign(row, now);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Salvo com sucesso!');
  expect(sent).toEqual([expect.objectContaining(now)]);
});

it('What nobody can edit in a form stays as it was opened where the list leaves it out', async () => {
  const row: Record<string, unknown> = { id: 7, code: 'NATAL', usageCount: 3, isActive: true };
  const sent = serveList('coupons', row);
  const user = await openRecord('/application-admin/coupon', 'NATAL');
  delete row.usageCount;
  row.isActive = null;
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await screen.findByText('Salvo com sucesso!');
  expect(sent).toEqual([expect.objectContaining({ usageCount: 3, isActive: true })]);
});

describe('A record that no other user changed', () => {
  const LIST = '*/api/laboratories';
  const page = (content: object[], totalElements = content.length) => HttpResponse.json({ content, totalElements });

  it.each([
    ['is not on the first of several pages', () => page([{ id: 999, name: 'Hemograma completo' }], 21)],
    [
      'has a later date of change, which its form does not show',
      (id: unknown) => page([{ name: 'Hemograma', id, lastModifiedDate: '2026-11-22T12:00:00Z' }]),
    ],
  ])('F117: is saved without a dialog when it %s', async (_what, response) => {
    const { id, user } = await openLaboratory();
    server.use(http.get(LIST, () => response(id), { once: true }));
    const writes = sentBodies();
    await user.click(save());
    await screen.findByText(en.messages.saveSuccess);
    expect(writes).toHaveLength(1);
  });

  it('is saved without a dialog after the response to an earlier save was lost', async () => {
    const { id, user } = await openLaboratory();
    server.use(
      http.put(
        LIST,
        () => {
          changeStored('laboratories', { id }, { category: 'Sangue total' });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await user.click(save());
    await waitFor(() => expect(document.querySelector('form .alert-danger')).not.toBeNull());
    await user.type(screen.getByLabelText(/^Category/), '!');
    await user.click(save());
    await screen.findByText(en.messages.saveSuccess);
    expect(table('laboratories').find({ id })).toMatchObject({ category: 'Sangue total!' });
  });
});

it('F117: a record is still saved when its list never responds, and the form shows after half a second that it waits', async () => {
  const { user } = await openLaboratory();
  const writes = sentBodies();
  server.use(http.get('*/api/laboratories', () => new Promise<undefined>(() => {})));
  await user.click(save());
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(save()).toHaveAttribute('aria-disabled', 'false');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  await act(() => jest.advanceTimersByTimeAsync(8000));
  await waitFor(() => expect(writes).toHaveLength(1));
});

it('a change of a disease by another user is asked about before the release', async () => {
  const { id } = table('diseases').insert({ name: 'Asma', free: false, treatment: markdown('Repouso.') });
  const user = await visit('/application-admin/diseases', 'editor', 'en');
  await user.click(await screen.findByRole('link', { name: 'Asma' }));
  await user.click(await screen.findByRole('button', { name: 'Edit text: Treatment' }));
  await user.type(await screen.findByRole('textbox', { name: 'Treatment' }), '!');
  await user.click(save());
  await screen.findByLabelText(/^Name/);
  changeStored('diseases', { id }, { treatment: markdown('Oxigênio.') });
  const writes = sentBodies();
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: /now/i }));
  expect(within(await question()).getByText(/Oxigênio/)).toBeVisible();
  expect(writes).toEqual([]);
});

const openUser = () => visit('/admin/user-management/employee/edit', 'admin', 'en');

/** Records with a GET of their own in the API: the read before a save can be told apart from what was opened. */
const READ_ALONE = [
  {
    what: 'a user',
    field: 'E-mail',
    open: openUser,
    change: () => changeStored('users', { login: 'employee' }, { firstName: 'Outra' }),
    theirs: 'Outra',
  },
  {
    what: 'a subscription',
    field: 'End',
    open: async () => {
      const { id } = table('customers').insert({ name: 'Iara', email: 'iara@example.com', login: 'iara' });
      table('subscriptions').insert({ customer: { id }, active: true, status: 'UNDEFINED' });
      const user = await visit('/application-admin/user-application', 'editor', 'en');
      await user.click(await screen.findByRole('button', { name: 'Edit subscription of Iara' }));
      return user;
    },
    change: () => changeStored('subscriptions', { status: 'UNDEFINED' }, { active: false }),
    theirs: 'No',
  },
];

it.each(READ_ALONE)(
  'F51: $what that another user changed in the meantime is not overwritten until the user confirms',
  async ({ open, field, change, theirs }) => {
    const sent = requests(/^PUT/);
    const user = await open();
    await screen.findByLabelText(new RegExp(`^${field}`));
    change();
    await user.click(save());

    expect(await within(await question()).findByText(theirs)).toBeVisible();
    await user.click(within(await question()).getByRole('button', { name: en.entity.action.cancel }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);

    await user.click(save());
    await user.click(within(await question()).getByRole('button', { name: elsewhere.saveMine }));
    expect(await screen.findByText(en.messages.saveSuccess)).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);

it('F51: a record can still be saved when reading it again fails', async () => {
  const sent = requests(/^PUT/);
  const user = await openUser();
  await screen.findByLabelText(/^E-mail/);
  server.use(http.get('*/api/users/employee', () => new HttpResponse(null, { status: 500 })));
  await user.click(save());
  expect(await screen.findByText(en.messages.saveSuccess)).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('F51: a record is not sent when the session ended before it was read again', async () => {
  const sent = requests(/^PUT/);
  const user = await openUser();
  await user.type(await screen.findByLabelText(/^E-mail/), 'x');
  expireSessions();
  await user.click(save());
  expect(await screen.findByRole('dialog', { name: en.login.title })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(sent).toEqual([]);
});
