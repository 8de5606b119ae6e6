import { FORM_PATH } from 'sections/coupon/model';
import { keyOf, type MessageKey } from 'core/i18n/message-key';
import type { MenuEntry } from '../menus';

interface NewForm {
  path: string;
  label: MessageKey;
}

/** Where a section makes its records otherwise than at `/manage` under `<section>.new`; plans are not made (decision 6). */
const OTHERWISE: Readonly<Record<string, readonly NewForm[]>> = {
  coupon: [{ path: FORM_PATH, label: 'coupon.new' }],
  plans: [],
  'user-application': [
    { path: '/manage-mobile', label: 'userApplication.new' },
    { path: '/manage-employee', label: 'userApplication.newEmployee' },
  ],
  'user-management': [{ path: '/new', label: 'userManagement.new' }],
};

/** The empty forms that a menu entry leads to. */
export const newFormsOf = ({ section, to }: MenuEntry): { to: string; label: MessageKey }[] => {
  const usual = '/manage' in section.screens ? [{ path: '/manage', label: keyOf(section.key, 'new') }] : [];
  return (OTHERWISE[section.path] ?? usual).map(({ path, label }) => ({ to: to + path, label }));
};
