type Import<T> = () => Promise<T>;

/** Files that are on their way or have come, by address. */
const files = new Map<string, Promise<void>>();

/** Into the browser's cache, from where the import takes it. A server may answer a page for a file that it lacks. */
const loadScript = async (address: string) => {
  const response = await fetch(address);
  const isScript = response.headers.get('content-type')?.includes('javascript');
  if (!response.ok || !isScript) throw new Error(`${response.status}`);
  await response.arrayBuffer();
};

const loadStyles = (address: string) =>
  new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: address });
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error('error'));
    };
    document.head.append(link);
  });

const load = (address: string) =>
  (address.endsWith('.css') ? loadStyles : loadScript)(address).catch((cause: unknown) => {
    files.delete(address);
    throw new TypeError(`Failed to fetch dynamically imported module: ${address}`, { cause });
  });

/** The page itself loads what it names. */
const isInPage = (address: string) => [...document.getElementsByTagName('link')].some(({ href }) => href === address);

const request = (address: string) => {
  const file = isInPage(address) ? Promise.resolve() : load(address);
  files.set(address, file);
  return file;
};

/** A failure is told only to those who asked before it: a screen must not fail because it was fetched ahead in vain. */
const loadOnce = (address: string) => files.get(address)?.catch(() => request(address)) ?? request(address);

/**
 * Stands in for what Vite puts around each `import()` of the build: it loads the chunk's files, and only then imports
 * it. Many browsers keep the failure of an import until the page is reloaded, so that nobody could try again
 * (https://github.com/whatwg/html/issues/6768). A file that did not come can be asked for once more.
 *
 * @param names the chunk's file and those that it imports statically, relative to `importer`
 * @throws TypeError where a file cannot be had, and whatever the chunk throws; Vite's event tells of both
 */
export const __vitePreload = async <T>(importChunk: Import<T>, names: string[] = [], importer = ''): Promise<T> => {
  try {
    await Promise.all(names.map(name => loadOnce(new URL(name, importer).href)));
    return await importChunk();
  } catch (error) {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
};
