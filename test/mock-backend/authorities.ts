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

/** Whoever is signed in, even without any authority. */
export const ANYBODY: Authority[] = [];

export const ADMIN: Authority[] = [AUTHORITIES.ADMIN];

/** Whoever may open the application area (R8). */
export const APPLICATION_AREA: Authority[] = [AUTHORITIES.APPLICATION_ADMIN, AUTHORITIES.EMPLOYEE];

/** Whoever may open either area: for what stands in both menus. */
export const STAFF: Authority[] = [AUTHORITIES.ADMIN, ...APPLICATION_AREA];

/** Whoever maintains content; which sections they see is the console's affair. */
export const CONTENT: Authority[] = [
  AUTHORITIES.ADMIN,
  AUTHORITIES.APPLICATION_ADMIN,
  AUTHORITIES.EMPLOYEE,
  AUTHORITIES.SMART_LEAFLET,
  AUTHORITIES.FLASHCARD,
];
