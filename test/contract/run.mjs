import { JSDOM } from 'jsdom';
import { createServer } from 'vite';

/** The packages of the console are CommonJS to Node; Vite would read their sources as modules. */
const packagesByNode = {
  name: 'packages-by-node',
  enforce: 'pre',
  load: id =>
    id.includes('/node_modules/')
      ? `import { createRequire } from 'node:module';
         export default createRequire(${JSON.stringify(import.meta.url)})(${JSON.stringify(id)}).default;`
      : undefined,
};

/** The console's own modules look at their page when they load: an empty one, which loads nothing, is enough. */
const givePage = () => {
  const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/' });
  for (const [name, value] of Object.entries({ window, document: window.document, navigator: window.navigator }))
    Object.defineProperty(globalThis, name, { value, configurable: true });
};

const load = async file => {
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
    return await server.ssrLoadModule(file);
  } finally {
    await server.close();
  }
};

const TOOLS = { diff: '/test/contract/diff/main.ts', probe: '/test/contract/probe/main.ts' };

/** Runs one of the tools, which are TypeScript, with the modules of the console beside them. */
const [tool, ...args] = process.argv.slice(2);
givePage();
const { main } = await load(TOOLS[tool]);
process.exitCode = await main(args);
