import { runnerImport } from 'vite';

// `node test/checks/figures.mjs` prints the figures that figures.ts counts.
const { module } = await runnerImport('./test/checks/figures.ts', { configFile: false, logLevel: 'error' });
console.table(module.readFigures());
