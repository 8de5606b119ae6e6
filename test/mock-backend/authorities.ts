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

export const ALL_AUTHORITIES: Authority[] = Object.values(AUTHORITIES);

/** Any signed-in account, even one without authorities. */
export const ANYBODY: Authority[] = [];

export const ADMIN: Authority[] = [AUTHORITIES.ADMIN];

/** The accounts that may open the application area (R8). */
export const APPLICATION_AREA: Authority[] = [AUTHORITIES.APPLICATION_ADMIN, AUTHORITIES.EMPLOYEE];

/** The accounts that may open either area, for screens that are in both menus. */
export const STAFF: Authority[] = [AUTHORITIES.ADMIN, ...APPLICATION_AREA];

/** The accounts that maintain content. The console decides which sections they see. */
export const CONTENT: Authority[] = [
  AUTHORITIES.ADMIN,
  AUTHORITIES.APPLICATION_ADMIN,
  AUTHORITIES.EMPLOYEE,
  AUTHORITIES.SMART_LEAFLET,
  AUTHORITIES.FLASHCARD,
];
