import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The variable that holds the password. */
export const VARIABLE = 'CONTRACT_PASSWORD';

const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Asks at the terminal. What is typed is not shown: the terminal's echo is off, and nothing is written in its place.
 */
const ask = async (question: string): Promise<string> => {
  process.stderr.write(question);
  const lines = createInterface({ input: process.stdin, output: silent(), terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
};

/** The password of the variable, or else as it is typed; empty where nobody can be asked. */
export const readPassword = async (user: string): Promise<string> => {
  const given = process.env[VARIABLE];
  if (given) return given;
  return process.stdin.isTTY ? ask(`Password of ${user}: `) : '';
};
