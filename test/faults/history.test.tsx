import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { areas } from 'app/sections';
import { ptBr } from '../../i18n/pt-br';
import { reset, server } from '../mock-backend/server';
import { visit } from '../support/visit';
import { bySelector, found, releaseButton } from './disturbances';

const FORM_PATHS = ['/manage', '/manages', '/manage-mobile', '/manage-employee', '/subscription', '/new'];

/** Every form of both menus, with its list. */
const forms = areas.flatMap(({ path: area, sections }) =>
  sections.flatMap(({ path, screens }) =>
    FORM_PATHS.filter(form => form in screens).map(form => ({
      list: `${area}/${path}`,
      form: `${area}/${path}${form}`,
      hasText: `${form}/content` in screens,
    })),
  ),
);

type Form = (typeof forms)[number];

const SAVE = '[data-cy="entityCreateSaveButton"]';
const CANCEL = '[data-cy="entityCreateCancelButton"]';
const EDIT = '[data-cy="entityEditButton"]';

const place = () => decodeURI(window.location.hash.slice(1)).split('?')[0];
const isAt = (path: string) => waitFor(() => expect(place()).toBe(path));

/** Goes through the browser's history and waits until that has ended somewhere. */
const go = async (steps: number) => {
  const gone = jest.fn();
  window.addEventListener('hashchange', gone, { once: true });
  window.history.go(steps);
  await waitFor(() => expect(gone).toHaveBeenCalled());
};

let writes: string[] = [];

beforeEach(() => {
  reset({ rich: true });
  writes = [];
  server.events.on('request:start', ({ request }) => {
    const isWrite = request.method !== 'GET' && !request.url.endsWith('/authenticate');
    if (isWrite) writes.push(request.method);
  });
});

/** From home to the section's list, as people go. */
const openList = async ({ list }: Form) => {
  const user = await visit('/', list.startsWith('/admin') ? 'admin' : 'editor');
  await user.click(await found(`.section-index a[href$="#${list}"]`));
  await isAt(list);
  return user;
};

/** What leads from the list to each form; an interaction is viewed before it is edited. */
const OPENERS: Record<string, string> = {
  '/manage-mobile': '[data-cy="addMobileUser"]',
  '/manage-employee': '[data-cy="addEmployee"]',
  '/new': '[data-cy="entityCreateButton"]',
};

/** Opens the form and answers the place from where it was opened. */
const openForm = async (user: UserEvent, { form, list }: Form) => {
  const opener = OPENERS[form.slice(list.length)] ?? `${EDIT}, [data-cy="entityDetailsButton"]`;
  await user.click(await found(opener));
  await waitFor(() => expect(place()).not.toBe(list));
  const isViewed = place().endsWith('/view');
  const before = place();
  if (isViewed) await user.click(await found(`.list-page ${EDIT}`));
  await isAt(form);
  await found(SAVE);
  return isViewed ? before : list;
};

/** Fills what a new record needs, and types into the first text. */
const typeSomething = async (user: UserEvent) => {
  for (const control of document.querySelectorAll<HTMLInputElement>(
    'form input:is([required], [data-cy="login"], [data-cy="email"])',
  ))
    if (control.value === '') await user.type(control, control.name === 'email' ? 'ana@exemplo.com.br' : 'ana7');
  const text = bySelector(
    'form input[type="text"]:not([readonly]):not([disabled]):not(.date-control *), form textarea:not([readonly])',
  );
  if (text) await user.type(text, 'x7');
  else await user.click(await found('form input[type="checkbox"]'));
};

const save = async (user: UserEvent) => {
  await user.click(await found(SAVE));
  const now = await releaseButton();
  if (now) await user.click(now);
};

const cancel = async (user: UserEvent) => {
  await user.click(await found(CANCEL));
  const question = within(await screen.findByRole('dialog', { name: ptBr.entity.leave.title }));
  await user.click(question.getByRole('button', { name: ptBr.entity.leave.confirm }));
};

const WAYS_OUT = [
  { what: 'saved', leave: save, sent: 1 },
  { what: 'cancelled', leave: cancel, sent: 0 },
];

describe.each(forms)('the form at $form', one => {
  it.each(WAYS_OUT)('fault 104: once $what is not found again by Back or Forward', async ({ leave, sent }) => {
    const user = await openList(one);
    const before = await openForm(user, one);
    await typeSomething(user);
    await leave(user);
    await isAt(one.list);
    const afterBack = before === one.list ? '/' : before;
    await go(-1);
    await isAt(afterBack);
    await go(1);
    await isAt(one.list);
    // The list takes the place of a form that a view led to, so that nothing lies ahead of it.
    const ahead = before === one.list ? [1] : [];
    for (const steps of ahead) await go(steps);
    await isAt(one.list);
    await found('.list-page');
    expect(bySelector(SAVE)).toBeNull();
    expect(writes).toHaveLength(sent);
  });
});
