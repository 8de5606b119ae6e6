import { JSDOM } from 'jsdom';
import { createServer } from 'vite';

/** For Node, the packages that the console uses are CommonJS. Vite would read their sources as ES modules. */
const packagesByNode = {
  name: 'packages-by-node',
  enforce: 'pre',
  load: id =>
    id.includes('/node_modules/')
      ? `import { createRequire } from 'node:module';
         export default createRequire(${JSON.stringify(import.meta.url)})(${JSON.stringify(id)}).default;`
      : undefined,
};

/** The console's own modules read the page when they load. An empty page, which loads nothing, is enough. */
const givePage = () => {
  const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/' });
  for (const [name, value] of Object.entries({ window, document: window.document, navigator: window.navigator }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
};

/** The server stays open while the tool runs: some modules of the console load when they are needed. */
const runWith = async (file, args) => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [packagesByNode],
    resolve: { tsconfigPaths: true },
    define: { __DEVELOPMENT__: 'false', __VERSION__: '""' },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { main } = await server.ssrLoadModule(file);
    return await main(args);
  } finally {
    await server.close();
  }
};

const TOOLS = { diff: '/test/contract/diff/main.ts', probe: '/test/contract/probe/main.ts' };

/** Runs one of the tools. They are written in TypeScript and import modules of the console. */
const [tool, ...args] = process.argv.slice(2);
givePage();
process.exitCode = await runWith(TOOLS[tool], args);
