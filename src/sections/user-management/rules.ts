import { EMAIL_PATTERN, LOGIN_PATTERN, MAX_EMAIL, MAX_NAME, MIN_EMAIL } from 'core/auth/account-limits';
import type { MessageKey } from 'core/i18n/message-key';
import { receivedValue } from 'lib/records/shape';
import type { Rules } from 'ui/form/rules';
import { authoritiesProblem, type User } from './record';

type TextRule = readonly [isBroken: (text: string) => boolean, message: MessageKey];

const REQUIRED: TextRule = [text => text === '', 'entity.validation.required'];
const NAME: TextRule = [text => text.length > MAX_NAME, 'userManagement.validate.maxlength50'];
const LOGIN: TextRule = [text => !LOGIN_PATTERN.test(text), 'userManagement.validate.login'];
const EMAIL: readonly TextRule[] = [
  [text => text.length > MAX_EMAIL, 'userManagement.validate.emailMaxlength'],
  [text => text.length < MIN_EMAIL, 'userManagement.validate.emailMinlength'],
  [text => !EMAIL_PATTERN.test(text), 'userManagement.validate.email'],
];

const firstBroken =
  (...rules: readonly TextRule[]) =>
  (text: string | null | undefined) =>
    rules.find(([isBroken]) => isBroken(text ?? ''))?.[1];

/** Whether an e-mail is shown for a stored value that is no text. It goes back as it came, so no rule is about it. */
const isNoText = (opened: User, email: unknown) =>
  email === opened.email && receivedValue(opened, 'email') !== opened.email;

/** The rules of R31. The authorities of the own account cannot change, so they are not checked. */
export const rulesFor = (isOwn: boolean, opened: User): Rules<User> => ({
  login: firstBroken(REQUIRED, NAME, LOGIN),
  firstName: firstBroken(NAME),
  lastName: firstBroken(NAME),
  email: email => (isNoText(opened, email) ? undefined : firstBroken(REQUIRED, ...EMAIL)(email)),
  authorities: names => (isOwn ? undefined : authoritiesProblem(names)),
});
