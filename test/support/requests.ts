import { server } from '../mock-backend/server';

/** The requests from now on whose line matches the pattern, in order: `GET /api/users?page=0`. */
export const requests = (pattern = /./): string[] => {
  const made: string[] = [];
  server.events.on('request:start', ({ request: { method, url } }) => {
    const { pathname, search } = new URL(url);
    const line = `${method} ${pathname}${search}`;
    if (pattern.test(line)) made.push(line);
  });
  return made;
};
