import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The environment variable that contains the password. */
export const VARIABLE = 'CONTRACT_PASSWORD';

const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks at the terminal. The typed text is not shown: the terminal's echo is off, and nothing is printed instead. */
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

/** The password from the variable, or else from the terminal; empty if there is no terminal. */
export const readPassword = async (user: string): Promise<string> => {
  const given = process.env[VARIABLE];
  if (given) return given;
  return process.stdin.isTTY ? ask(`Password of ${user}: `) : '';
};
