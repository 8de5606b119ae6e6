/** Authorities of the backend. */
export const AUTHORITIES = {
  ADMIN: 'ROLE_ADMIN',
  EMPLOYEE: 'ROLE_EMPLOYEE',
  USER: 'ROLE_USER',
  APPLICATION_ADMIN: 'ROLE_APPLICATION_ADMIN',
  SMART_LEAFLET: 'ROLE_SMART_BULA_USER',
  FLASHCARD: 'ROLE_FLASHCARD_USER',
  MOBILE: 'ROLE_MOBILE',
} as const;

export type Authority = (typeof AUTHORITIES)[keyof typeof AUTHORITIES];

/** Authorities that give access to the application area (R8). */
export const APPLICATION_STAFF = [AUTHORITIES.APPLICATION_ADMIN, AUTHORITIES.EMPLOYEE] as const;

/** Authorities that give access to the screens of the account (R7). */
export const ACCOUNT_HOLDERS = [AUTHORITIES.ADMIN, AUTHORITIES.USER, AUTHORITIES.APPLICATION_ADMIN] as const;

/** One required authority is enough. An empty requirement accepts any authority. Holding none gives no access (R9). */
export const hasAnyAuthority = (held: readonly string[], required: readonly string[]): boolean => {
  if (held.length === 0) return false;
  return required.length === 0 || required.some(authority => held.includes(authority));
};
