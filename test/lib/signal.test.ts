import { createSignal } from 'lib/signal';

it('calls each listener with the arguments until it unsubscribes', () => {
  const signal = createSignal<[name: string]>();
  const heard: string[] = [];
  const unsubscribe = signal.subscribe(name => heard.push(`first ${name}`));
  signal.subscribe(name => heard.push(`second ${name}`));
  signal.notify('a');
  unsubscribe();
  signal.notify('b');
  expect(heard).toEqual(['first a', 'second a', 'second b']);
});
