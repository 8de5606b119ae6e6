/**
 * Browser interfaces that may be missing or may throw, each with the object that has it. jsdom has few of them: those
 * that it lacks are missing in every other test.
 */
const INTERFACES = {
  BroadcastChannel: () => globalThis,
  localStorage: () => window,
  sessionStorage: () => window,
  setItem: () => Storage.prototype,
  indexedDB: () => globalThis,
  locks: () => navigator,
  timeout: () => AbortSignal,
  matchMedia: () => window,
  requestIdleCallback: () => window,
  cancelIdleCallback: () => window,
  ResizeObserver: () => globalThis,
  IntersectionObserver: () => globalThis,
  PerformanceObserver: () => globalThis,
  clipboard: () => navigator,
  sendBeacon: () => navigator,
  execCommand: () => document,
  showPicker: () => HTMLInputElement.prototype,
  createImageBitmap: () => globalThis,
  Segmenter: () => Intl,
} satisfies Record<string, () => object>;

export type InterfaceName = keyof typeof INTERFACES;

export const INTERFACE_NAMES = Object.keys(INTERFACES) as InterfaceName[];

/** What a browser throws where site data are blocked. */
export const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Objects whose mere mention throws. The others throw when they are called or constructed. */
const THROWS_WHEN_READ: readonly InterfaceName[] = ['localStorage', 'sessionStorage', 'indexedDB', 'locks'];

const ended: (() => void)[] = [];

/** Gives an interface another value. `mendInterfaces` puts the browser's own back. */
export const replaceInterface = (name: InterfaceName, replacement: PropertyDescriptor) => {
  const owner = INTERFACES[name]();
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, ...replacement });
  ended.push(() => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  });
};

export const removeInterface = (name: InterfaceName) => replaceInterface(name, { value: undefined });

/** Makes an interface throw: when it is read, or when it is called or constructed. */
export const breakInterface = (name: InterfaceName) =>
  replaceInterface(
    name,
    THROWS_WHEN_READ.includes(name)
      ? { get: refuse }
      : {
          value: function broken() {
            refuse();
          },
        },
  );

export const mendInterfaces = () =>
  ended
    .splice(0)
    .reverse()
    .forEach(mend => mend());
