import { setupServer } from 'msw/node';
import { openDatabase } from './database';
import { handlers } from './handlers';
import { reset } from './seed';

export { setProfile as useProfile, setVariations as useVariations } from './profiles';
export { reset };
export { openSession } from './sessions';
export { table } from './table';

openDatabase(':memory:');
reset();

/** The mock backend for jest: the same handlers with an in-memory database that contains only the ready accounts. */
export const server = setupServer(...handlers);
