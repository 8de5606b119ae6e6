import { onOtherTabs, postToOtherTabs } from 'lib/tabs';

const CHANNEL = 'console-tabs';

let otherTab: BroadcastChannel;

beforeEach(() => {
  otherTab = new BroadcastChannel(CHANNEL);
});
afterEach(() => otherTab.close());

it('a message to the other tabs contains the event, the record and the form', async () => {
  const message = new Promise(resolve => (otherTab.onmessage = ({ data }) => resolve(data)));
  postToOtherTabs('saved', 'diseases/7', 'form-1');
  expect(await message).toEqual({ message: 'saved', about: 'diseases/7', form: 'form-1' });
});

/** What this tab receives of these messages from another tab. A final message is always received and ends the wait. */
const messagesReceived = (messages: readonly unknown[]) =>
  new Promise<unknown[][]>(resolve => {
    const received: unknown[][] = [];
    const stop = onOtherTabs((...message) => {
      if (message[1] !== 'end') return received.push(message);
      stop();
      return resolve(received);
    });
    [...messages, { message: 'logout', about: 'end' }].forEach(message => otherTab.postMessage(message));
  });

it.each([
  ['no object', 'logout'],
  ['null', null],
  ['another message', { message: 'constructor' }],
  ['no message', { about: 'a' }],
  ['a record that is no text', { message: 'saved', about: 7 }],
  ['a form that is no text', { message: 'saved', about: 'a', form: {} }],
])('an invalid message is ignored: %s', async (_what, message) => {
  expect(await messagesReceived([message])).toEqual([]);
});

it('a removed listener receives no more messages', async () => {
  const listener = jest.fn();
  onOtherTabs(listener)();
  await messagesReceived([{ message: 'saved' }]);
  expect(listener).not.toHaveBeenCalled();
});
