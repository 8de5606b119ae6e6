import { setMaxListeners } from 'node:events';

/**
 * Closes the channels of a test file when the file ends. An open channel belongs to the whole worker: it would keep
 * every module of the file in memory, and its listeners would respond to the messages of later files.
 */
const opened: BroadcastChannel[] = [];
let hasEnded = false;

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    // A page listens until it ends. A test file starts many pages, and Node would warn at the eleventh listener.
    setMaxListeners(0, this);
    opened.push(this);
  }

  /** A save that a test did not wait for may post a message later. A closed channel would throw then. */
  override postMessage(message: unknown) {
    if (!hasEnded) super.postMessage(message);
  }
};

afterAll(() => {
  hasEnded = true;
  opened.forEach(channel => channel.close());
});
