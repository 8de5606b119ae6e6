/** Patterns and lengths that the server accepts in an account (R31). */
export const LOGIN_PATTERN = /^[_.@A-Za-z0-9-]*$/;
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+$/;

export const MAX_NAME = 50;
export const MIN_EMAIL = 5;
export const MAX_EMAIL = 254;
