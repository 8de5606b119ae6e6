import { setMaxListeners } from 'node:events';
import { BroadcastChannel } from 'node:worker_threads';

/**
 * Closes the channels of a test file when the file ends. An open channel belongs to the whole worker: it would keep
 * every module of the file in memory, and its listeners would respond to the messages of later files.
 */
const opened: BroadcastChannel[] = [];
let hasEnded = false;

const Channel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    // A page listens until it ends. A test file starts many pages, and Node would warn at the eleventh listener.
    setMaxListeners(0, this);
    // If all tests of a file are skipped, `afterAll` does not run, and an open channel would keep the worker alive.
    this.unref();
    opened.push(this);
  }

  /** A save that a test did not wait for may post a message later. A closed channel would throw then. */
  override postMessage(message: unknown) {
    if (!hasEnded) super.postMessage(message);
  }
};

globalThis.BroadcastChannel = Channel as unknown as typeof globalThis.BroadcastChannel;

afterAll(() => {
  hasEnded = true;
  opened.forEach(channel => channel.close());
});
