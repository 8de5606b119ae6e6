import { createSignal } from 'lib/signal';

it('calls each listener with the arguments until it unsubscribes', () => {
  const signal = createSignal<[name: string]>();
  const calls: string[] = [];
  const unsubscribe = signal.subscribe(name => calls.push(`first ${name}`));
  signal.subscribe(name => calls.push(`second ${name}`));
  signal.notify('a');
  unsubscribe();
  signal.notify('b');
  expect(calls).toEqual(['first a', 'second a', 'second b']);
});
