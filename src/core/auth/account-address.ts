/** Address of the signed-in account. */
export const ACCOUNT = '/api/account/me';
