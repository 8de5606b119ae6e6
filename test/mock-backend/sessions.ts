import { randomBytes } from 'node:crypto';
import { inTransaction } from './database';
import { resource } from './resource';
import { table } from './table';
import { userOf } from './users';

const DAY = 24 * 60 * 60 * 1000;

interface Session {
  token: string;
  login: string;
  /** Milliseconds since 1970. */
  expires: number;
}

resource({ name: 'sessions', entity: 'session', unique: ['token'] });

const sessions = () => table<Session>('sessions');

/**
 * Opens a session and returns its token, an opaque string. The session is stored in the database, so it survives a
 * restart of a backend whose database is a file.
 */
export const openSession = (login: string, rememberMe: boolean, now = Date.now()) => {
  const token = randomBytes(24).toString('hex');
  sessions().insert({ token, login, expires: now + (rememberMe ? 30 : 1) * DAY });
  return token;
};

/**
 * The account of a request's bearer token; undefined if the token is missing, unknown or expired, or if the account was
 * deleted or is not activated.
 */
export const signedIn = (request: Request, now = Date.now()) => {
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  const session = token ? sessions().find({ token }) : undefined;
  const user = session && session.expires > now ? userOf(session.login) : undefined;
  return user?.activated ? user : undefined;
};

/** Makes every token expire. */
export const expireSessions = () =>
  inTransaction(() =>
    sessions()
      .all()
      .forEach(session => sessions().replace({ ...session, expires: 0 })),
  );

/** Runs work that empties the database. Users stay signed in if their account exists again afterwards. */
export const keepingSessions = (work: () => void) => {
  const stored = sessions().all();
  work();
  inTransaction(() => stored.filter(({ login }) => userOf(login)).forEach(session => sessions().insert(session)));
};
