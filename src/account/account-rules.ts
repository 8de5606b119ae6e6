import { EMAIL_PATTERN, LOGIN_PATTERN, MAX_EMAIL, MAX_NAME, MIN_EMAIL } from 'core/auth/account-limits';
import type { MessageKey } from 'core/i18n/message-key';
import { trimmed } from 'lib/text';

/** What a person reads as the name: the form holds it without spaces and invisible signs at both ends. */
const setValueAs = (typed: unknown) => (typeof typed === 'string' ? trimmed(typed) : typed);

const limit = (value: number, message: MessageKey) => ({ value, message });

interface Rules {
  required: MessageKey;
  minLength?: { value: number; message: MessageKey };
  maxLength: { value: number; message: MessageKey };
  pattern?: { value: RegExp; message: MessageKey };
}

/** Which of its limits the text with which a form opened breaks. Nobody typed it, so it is not refused (F189). */
export const brokenLimit = ({ minLength, maxLength, pattern }: Rules, text: string): MessageKey | undefined => {
  if (text.length > maxLength.value) return maxLength.message;
  if (minLength && text.length < minLength.value) return minLength.message;
  return pattern && !pattern.value.test(text) ? pattern.message : undefined;
};

/** Limits of the account forms (R31), in the format of react-hook-form. */
export const EMAIL_RULES = {
  setValueAs,
  required: 'global.messages.validate.email.required',
  minLength: limit(MIN_EMAIL, 'global.messages.validate.email.minlength'),
  maxLength: limit(MAX_EMAIL, 'global.messages.validate.email.maxlength'),
  pattern: { value: EMAIL_PATTERN, message: 'global.messages.validate.email.invalid' },
} as const;

export const LOGIN_RULES = {
  setValueAs,
  required: 'register.messages.validate.login.required',
  maxLength: limit(MAX_NAME, 'register.messages.validate.login.maxlength'),
  pattern: { value: LOGIN_PATTERN, message: 'register.messages.validate.login.pattern' },
} as const;

export const USERNAME_RULES = { setValueAs, required: 'login.messages.required.username' } as const;

export const FIRST_NAME_RULES = {
  setValueAs,
  required: 'settings.messages.validate.firstname.required',
  maxLength: limit(MAX_NAME, 'settings.messages.validate.firstname.maxlength'),
} as const;

export const LAST_NAME_RULES = {
  setValueAs,
  required: 'settings.messages.validate.lastname.required',
  maxLength: limit(MAX_NAME, 'settings.messages.validate.lastname.maxlength'),
} as const;

export const NEW_PASSWORD_RULES = {
  required: 'global.messages.validate.newpassword.required',
  minLength: limit(4, 'global.messages.validate.newpassword.minlength'),
  maxLength: limit(50, 'global.messages.validate.newpassword.maxlength'),
} as const;

/** The confirmation has the same limits and must equal the new password. */
export const confirmationRules = (newPassword: () => string) => ({
  required: 'global.messages.validate.confirmpassword.required',
  minLength: limit(4, 'global.messages.validate.confirmpassword.minlength'),
  maxLength: limit(50, 'global.messages.validate.confirmpassword.maxlength'),
  validate: (confirmation: string) => confirmation === newPassword() || 'global.messages.error.dontmatch',
});
