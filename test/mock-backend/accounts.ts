import { type Authority } from './authorities';
import json from './seed/accounts.json';

interface Account {
  login: string;
  password: string;
  firstName: string;
  lastName: string;
  description: string;
  authorities: Authority[];
  activated?: boolean;
}

/** Ready accounts: one for each role and menu variant. */
export const accounts = json as Account[];
