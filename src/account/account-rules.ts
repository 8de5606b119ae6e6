import type { MessageKey } from 'core/i18n/message-key';

const limit = (value: number, message: MessageKey) => ({ value, message });

/** Limits of the account forms (R31), as react-hook-form asks for them. */
export const EMAIL_RULES = {
  required: 'global.messages.validate.email.required',
  minLength: limit(5, 'global.messages.validate.email.minlength'),
  maxLength: limit(254, 'global.messages.validate.email.maxlength'),
  pattern: { value: /^[^\s@]+@[^\s@]+$/, message: 'global.messages.validate.email.invalid' },
} as const;

export const NEW_PASSWORD_RULES = {
  required: 'global.messages.validate.newpassword.required',
  minLength: limit(4, 'global.messages.validate.newpassword.minlength'),
  maxLength: limit(50, 'global.messages.validate.newpassword.maxlength'),
} as const;

/** The confirmation has the same limits and equals the new password. */
export const confirmationRules = (newPassword: () => string) => ({
  required: 'global.messages.validate.confirmpassword.required',
  minLength: limit(4, 'global.messages.validate.confirmpassword.minlength'),
  maxLength: limit(50, 'global.messages.validate.confirmpassword.maxlength'),
  validate: (confirmation: string) => confirmation === newPassword() || 'global.messages.error.dontmatch',
});
