type Import<T> = () => Promise<T>;

/** Promises of the files that are in flight or loaded, by address. */
const files = new Map<string, Promise<void>>();

/**
 * Loads a script into the browser's cache, where the import finds it. For a missing file a server may return a page.
 */
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

/** Whether the page has a `<link>` to the file: then the page loads it itself. */
const isInPage = (address: string) => [...document.getElementsByTagName('link')].some(({ href }) => href === address);

const request = (address: string) => {
  const file = isInPage(address) ? Promise.resolve() : load(address);
  files.set(address, file);
  return file;
};

/**
 * Only the caller that started a request gets its failure. A later caller requests the file again, so that a failed
 * preload does not make a screen fail.
 */
const loadOnce = (address: string) => files.get(address)?.catch(() => request(address)) ?? request(address);

/**
 * Replaces the function that Vite puts around each `import()` of the build: it loads the chunk's files first, and then
 * imports the chunk. Many browsers remember a failed import until the page is reloaded, so that a retry would always
 * fail (https://github.com/whatwg/html/issues/6768). A file that failed to load here can be requested again.
 *
 * @param names the chunk's file and those that it imports statically, relative to `importer`
 * @throws TypeError if a file cannot be loaded, and any error that the chunk throws; Vite's event reports both
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
