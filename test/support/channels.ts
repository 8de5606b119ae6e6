/**
 * The tabs of a test file hear each other no longer once it has ended. An open channel belongs to the whole worker: it
 * would keep every module of the file in memory, and its listeners would answer the files that follow.
 */
const opened: BroadcastChannel[] = [];

globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    opened.push(this);
  }
};

afterAll(() => opened.forEach(channel => channel.close()));
