import { setMaxListeners } from 'node:events';

/**
 * The tabs of a test file hear each other no longer once it has ended. An open channel belongs to the whole worker: it
 * would keep every module of the file in memory, and its listeners would answer the files that follow.
 */
const opened: BroadcastChannel[] = [];
let hasEnded = false;

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    // A page listens until it ends; a test file starts many pages, and Node would warn of the eleventh.
    setMaxListeners(0, this);
    opened.push(this);
  }

  /** A save that a test did not wait for may tell of itself later; a channel that is closed would throw. */
  postMessage(message: unknown) {
    if (!hasEnded) super.postMessage(message);
  }
};

afterAll(() => {
  hasEnded = true;
  opened.forEach(channel => channel.close());
});
