import { openDatabase } from 'lib/database';

/** Number of the format of what is stored. */
const FORMAT = 1;

/** Runs, what is decided in reviews, and rows of sheets. Each key is JSON of an array that begins with the login. */
export const database = openDatabase('tasks', FORMAT);
