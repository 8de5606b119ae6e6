import { useEffect, useSyncExternalStore } from 'react';
import type { MessageKey } from 'shared/i18n/message-key';
import { useLatest } from 'shared/ui/use-latest';

/** The console's keys; `mod` is Ctrl, or Cmd on a Mac. A character by itself is a shortcut only outside fields. */
export type Keys = 'mod+k' | 'mod+s' | 'mod+h' | '/' | '?' | 'alt+pageup' | 'alt+pagedown';

interface Shortcut {
  keys: Keys;
  /** What it does, as the sheet of shortcuts says it. */
  label: MessageKey;
  run: () => void;
}

/** The shortcuts of what is on the page; of two with the same keys the later one answers. */
let shortcuts: readonly Shortcut[] = [];
const listeners = new Set<() => void>();

/** AltGr makes characters, which browsers report as Ctrl and Alt; those keep the keyboard's own meaning. */
const keysOf = (event: KeyboardEvent): string => {
  if (event.getModifierState('AltGraph')) return event.key;
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.altKey) return isCommand || event.shiftKey ? '' : `alt+${event.key.toLowerCase()}`;
  if (!isCommand) return event.key;
  return event.shiftKey ? '' : `mod+${event.key.toLowerCase()}`;
};

const WITHOUT_TEXT = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Where keys move about among lines or options. */
const hasLines = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('textarea, select') || target.isContentEditable);

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ? !WITHOUT_TEXT.test(target.type) : hasLines(target);

/** Whether the keys have a meaning of their own where they are pressed. */
const isTaken = (keys: string, target: EventTarget | null) =>
  keys.length === 1 ? isTypedInto(target) : keys.startsWith('alt+') && hasLines(target);

/** What lies under a dialog does not answer. */
const isDialogOpen = () => document.body.classList.contains('modal-open');

const latestOf = (keys: string) => shortcuts.findLast(shortcut => shortcut.keys === keys);

const onKeyDown = (event: KeyboardEvent) => {
  if (event.defaultPrevented) return;
  const keys = keysOf(event);
  const found = latestOf(keys);
  if (!found || isTaken(keys, event.target)) return;
  event.preventDefault();
  if (!event.repeat && !isDialogOpen()) found.run();
};

const announce = () => listeners.forEach(listener => listener());

const register = (shortcut: Shortcut) => {
  if (shortcuts.length === 0) document.addEventListener('keydown', onKeyDown);
  shortcuts = [...shortcuts, shortcut];
  announce();
  return () => {
    shortcuts = shortcuts.filter(one => one !== shortcut);
    if (shortcuts.length === 0) document.removeEventListener('keydown', onKeyDown);
    announce();
  };
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Answers to the keys while the component is on the page. */
export const useShortcut = (keys: Keys, label: MessageKey, run: () => void) => {
  const latest = useLatest(run);
  useEffect(() => register({ keys, label, run: () => latest.current() }), [keys, label, latest]);
};

/** The shortcuts that work here, each pair of keys once. */
export const useShortcuts = (): readonly Shortcut[] => {
  const all = useSyncExternalStore(subscribe, () => shortcuts);
  return all.filter(shortcut => shortcut === latestOf(shortcut.keys));
};

/** Does what the keys do, for those who press a button instead. */
export const runShortcut = (keys: Keys) => latestOf(keys)?.run();
