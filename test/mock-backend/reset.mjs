import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const database = fileURLToPath(new URL('./.data/console.sqlite', import.meta.url));

for (const file of [database, `${database}-journal`, `${database}.lock`])
  rmSync(file, { recursive: true, force: true });

console.log('The mock backend starts with fresh data next time.');
