import { waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { answerButton, bySelector, everySection, found } from './disturbances';

export const SAVE = '[data-cy="entityCreateSaveButton"]';
const EDIT = '[data-cy="entityEditButton"]';

/** The user whose form is opened. The administrator who opens it signs in with another account. */
const USER = 'editor';

const FIRST_ROW = `${EDIT}, [data-cy="entityDetailsButton"]`;

/** The path of each form in its section, and the control that opens it from the list. */
const OPENERS: Readonly<Record<string, string>> = {
  '/manage': FIRST_ROW,
  '/manages': FIRST_ROW,
  '/manage-mobile': '[data-cy="addMobileUser"]',
  '/manage-employee': '[data-cy="addEmployee"]',
  '/subscription': FIRST_ROW,
  '/new': '[data-cy="entityCreateButton"]',
  '/:login/edit': `${EDIT}[href$="/${USER}/edit"]`,
};

everySection.forEach(({ path, newForms }) =>
  newForms.forEach(({ path: form }) => {
    if (!(form in OPENERS)) throw new Error(`${path}: add to OPENERS of ${__filename} how its form ${form} is opened.`);
  }),
);

/** Every form, with its list and an account that may open it. */
export const forms = everySection.flatMap(({ list, login, screens }) =>
  Object.keys(OPENERS)
    .filter(form => form in screens)
    .map(form => ({ list, form: list + form.replace(':login', USER), opener: OPENERS[form], login })),
);

export type Form = (typeof forms)[number];

/** The form that opens the records of a section. */
export const formOf = (path: string): Form => {
  const form = forms.find(({ form: at }) => at.includes(`/${path}/manage`));
  if (!form) throw new Error(`${path} has no form at /manage or /manages.`);
  return form;
};

export const place = () => decodeURI(window.location.hash.slice(1)).split('?')[0];
export const isAt = (path: string) => waitFor(() => expect(place()).toBe(path));

/** Moves through the browser's history, and waits until the move has ended. */
export const go = async (steps: number) => {
  const gone = jest.fn();
  window.addEventListener('hashchange', gone, { once: true });
  window.history.go(steps);
  await waitFor(() => expect(gone).toHaveBeenCalled());
};

/** Opens the form from its list. Returns the path from which it was opened: an interaction is viewed first. */
export const openForm = async (user: UserEvent, { form, list, opener }: Form) => {
  await user.click(await found(opener));
  await waitFor(() => expect(place()).not.toBe(list));
  const isViewed = place().endsWith('/view');
  const before = place();
  if (isViewed) await user.click(await found(`.list-page ${EDIT}`));
  await isAt(form);
  await found(SAVE);
  return isViewed ? before : list;
};

/** The value that a control shows. */
const shownBy = (control: HTMLInputElement) => (control.type === 'checkbox' ? `${control.checked}` : control.value);

/** Fills what a new record needs, and types into the first text field. Returns a function that reads that field. */
export const typeSomething = async (user: UserEvent, text: string) => {
  for (const control of document.querySelectorAll<HTMLInputElement>(
    'form input:is([required], [data-cy="login"], [data-cy="email"])',
  ))
    if (control.value === '') await user.type(control, control.name === 'email' ? 'ana@exemplo.com.br' : 'ana7');
  const isOpenToText = ':not([readonly]):not([disabled])';
  const first = bySelector(
    `form input[type="text"]${isOpenToText}:not(.date-control *):not([data-cy="login"]), form textarea${isOpenToText}`,
  );
  // A subscription has no text field.
  const control = first ?? (await found('form input[type="checkbox"]'));
  if (first) await user.type(first, text);
  else await user.click(control);
  const selector = `form [data-cy="${control.getAttribute('data-cy') ?? ''}"]`;
  return async () => shownBy((await found(selector)) as HTMLInputElement);
};

/** Presses Save, and "release now" if the section asks (R95). Some questions are not asked again. */
export const save = async (user: UserEvent, press: 'click' | 'dblClick' = 'click', isAgain = false) => {
  await user[press](await found(SAVE));
  const now = await answerButton(isAgain);
  if (now) await user[press](now);
};
