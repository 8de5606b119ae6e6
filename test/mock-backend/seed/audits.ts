import { run } from '../database';

const EVENTS = 10_000;

/** Ten thousand sign-ins of the past two months, of which every ninth failed. A single statement, for speed. */
export const seedAudits = (now = Date.now()) => {
  run(
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${EVENTS})
     INSERT INTO auditEvents (doc) SELECT json_object(
       'principal', CASE i % 4 WHEN 0 THEN 'editor' WHEN 1 THEN 'admin' WHEN 2 THEN 'employee' ELSE 'chief' END,
       'timestamp', strftime('%Y-%m-%dT%H:%M:%fZ', ${Math.floor(now / 1000)} - i * 520, 'unixepoch'),
       'type', CASE WHEN i % 9 = 8 THEN 'AUTHENTICATION_FAILURE' ELSE 'AUTHENTICATION_SUCCESS' END,
       'data', json_object('remoteAddress', '10.0.' || (i % 8) || '.' || (i % 250),
                           'message', CASE WHEN i % 9 = 8 THEN 'Bad credentials' END))
     FROM n`,
  );
};
