import { setupServer } from 'msw/node';
import { openDatabase } from './database';
import { handlers } from './handlers';
import { reset } from './seed/reset';

export { setProfile as useProfile, setVariations as useVariations } from './profiles';
export { reset };
export { openSession } from './sessions';
export { table } from './table';

openDatabase(':memory:');
reset();

/** The mock backend for jest: the same handlers over a database in memory, with only the ready accounts in it. */
export const server = setupServer(...handlers);
