import { useEffect, useSyncExternalStore } from 'react';
import type { MessageKey } from 'core/i18n/message-key';
import { useLatest } from 'lib/use-latest';
import { keysOf, type Keys } from './keys';
import { createSignal } from 'lib/signal';

export interface Shortcut {
  /** A character by itself is a shortcut only outside fields. */
  keys: Keys;
  /** What it does, as the sheet of shortcuts says it. */
  label: MessageKey;
  run: () => void;
}

/** A field with shortcuts of its own, which come before those of the page while it has the focus. */
export interface Scope {
  /** When they work, as the sheet of shortcuts says it. */
  label: MessageKey;
  field: () => HTMLElement | undefined;
}

interface Registered extends Shortcut {
  scope?: Scope;
}

/** The shortcuts of what is on the page; of two with the same keys the later one answers. */
let shortcuts: readonly Registered[] = [];
const changes = createSignal();

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

const latestOf = (keys: string, scope?: Scope) =>
  shortcuts.findLast(shortcut => shortcut.keys === keys && shortcut.scope === scope);

const shortcutFor = (keys: string, target: EventTarget | null) => {
  const ofField = shortcuts.findLast(({ keys: own, scope }) => own === keys && scope?.field() === target);
  return ofField ?? (isTaken(keys, target) ? undefined : latestOf(keys));
};

/** Whether the page has a shortcut on what is pressed. */
export const isShortcut = (event: KeyboardEvent) => shortcutFor(keysOf(event), event.target) !== undefined;

const onKeyDown = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.isComposing) return;
  const found = shortcutFor(keysOf(event), event.target);
  if (!found) return;
  event.preventDefault();
  if (!event.repeat && !isDialogOpen()) found.run();
};

const register = (shortcut: Registered) => {
  if (shortcuts.length === 0) document.addEventListener('keydown', onKeyDown);
  shortcuts = [...shortcuts, shortcut];
  changes.notify();
  return () => {
    shortcuts = shortcuts.filter(one => one !== shortcut);
    if (shortcuts.length === 0) document.removeEventListener('keydown', onKeyDown);
    changes.notify();
  };
};

/** Answers to the keys while the component is on the page. */
export const useShortcut = (keys: Keys, label: MessageKey, run: () => void) => {
  const latest = useLatest(run);
  useEffect(() => register({ keys, label, run: () => latest.current() }), [keys, label, latest]);
};

/**
 * Answers to the keys pressed in a field while the component is on the page; what they are stays what it was at first.
 */
export const useFieldShortcuts = (scope: Scope, own: readonly Shortcut[]) => {
  const latest = useLatest(own);
  useEffect(() => {
    const stops = latest.current.map(({ keys, label }, at) =>
      register({ keys, label, scope, run: () => latest.current[at]?.run() }),
    );
    return () => stops.forEach(stop => stop());
  }, [scope, latest]);
};

interface ShortcutGroup {
  scope?: Scope;
  shortcuts: readonly Shortcut[];
}

/** The shortcuts that work here, each pair of keys once: those of the page, then those of its fields. */
export const useShortcuts = (): readonly ShortcutGroup[] => {
  const all = useSyncExternalStore(changes.subscribe, () => shortcuts);
  const scopes = new Set([undefined, ...all.map(({ scope }) => scope)]);
  return [...scopes].map(scope => ({
    scope,
    shortcuts: all.filter(one => one === latestOf(one.keys, scope)),
  }));
};

/** Does what the keys do, for those who press a button instead. */
export const runShortcut = (keys: Keys) => latestOf(keys)?.run();
