import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { MessageKey } from 'core/i18n/message-key';
import { createSignal } from 'lib/signal';
import { useLatest } from 'lib/use-latest';
import { type Keys, keysOf } from './keys';

export interface Shortcut {
  /** A single character is a shortcut only outside fields that take typed text. */
  keys: Keys;
  /** What the shortcut does, as the shortcut sheet shows it. */
  label: MessageKey;
  /** Without it, the browser does what the keys do, and the shortcut only stands in the sheet. */
  run?: () => void;
}

/** A field with its own shortcuts. While it has the focus, they take precedence over those of the page. */
export interface Scope {
  /** When the shortcuts work, as the shortcut sheet shows it. */
  label: MessageKey;
  field: () => HTMLElement | undefined;
}

interface Registered extends Shortcut {
  scope?: Scope;
}

/** The shortcuts of all mounted components. If two have the same keys, the later one runs. */
let shortcuts: readonly Registered[] = [];
const changes = createSignal();

const WITHOUT_TEXT = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/;

/** Elements in which keys move between lines or options. */
const hasLines = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('textarea, select') || target.isContentEditable);

/** Whether the keys that are pressed in an element write or move in a text. */
export const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLInputElement ? !WITHOUT_TEXT.test(target.type) : hasLines(target);

/** Whether the element in which the keys are pressed uses them itself. */
const isTaken = (keys: string, target: EventTarget | null) =>
  keys.length === 1 ? isTypedInto(target) : keys.startsWith('alt+') && hasLines(target);

/** While a dialog is open, no shortcut runs: the page is behind the dialog. */
export const isDialogOpen = () => document.body.classList.contains('modal-open');

const latestOf = (keys: string, scope?: Scope) =>
  shortcuts.findLast(shortcut => shortcut.keys === keys && shortcut.scope === scope);

const shortcutFor = (keys: string, target: EventTarget | null) => {
  const ofField = shortcuts.findLast(({ keys: own, scope }) => own === keys && scope?.field() === target);
  return ofField ?? (isTaken(keys, target) ? undefined : latestOf(keys));
};

/** Whether the pressed keys are a shortcut of the page or of the field that has the focus. */
export const isShortcut = (event: KeyboardEvent) => shortcutFor(keysOf(event), event.target) !== undefined;

const onKeyDown = (event: KeyboardEvent) => {
  if (event.defaultPrevented) return;
  const run = shortcutFor(keysOf(event), event.target)?.run;
  if (!run) return;
  event.preventDefault();
  if (!event.repeat && !isDialogOpen()) run();
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

/** Registers shortcuts while the component is mounted: those of the page, or of a field. */
const useShortcutsOf = (scope: Scope | undefined, own: readonly Shortcut[]) => {
  const latest = useLatest(own);
  const names = own.map(({ keys, label }) => `${keys} ${label}`).join();
  // A key that is pressed as soon as the page shows must not be the browser's.
  useLayoutEffect(() => {
    const stops = latest.current.map(({ keys, label, run }, at) =>
      register({ keys, label, scope, run: run && (() => latest.current[at]?.run?.()) }),
    );
    return () => stops.forEach(stop => stop());
  }, [scope, names, latest]);
};

/** Registers a shortcut while the component is mounted. */
export const useShortcut = (keys: Keys, label: MessageKey, run: () => void) =>
  useShortcutsOf(undefined, [{ keys, label, run }]);

/** Registers the shortcuts of a field while the component is mounted. */
export const useFieldShortcuts = (scope: Scope, own: readonly Shortcut[]) => useShortcutsOf(scope, own);

interface ShortcutGroup {
  scope?: Scope;
  shortcuts: readonly Shortcut[];
}

/** The shortcuts that work now, each key combination once: first those of the page, then those of its fields. */
export const useShortcuts = (): readonly ShortcutGroup[] => {
  const all = useSyncExternalStore(changes.subscribe, () => shortcuts);
  const scopes = new Set([undefined, ...all.map(({ scope }) => scope)]);
  return [...scopes].map(scope => ({
    scope,
    shortcuts: all.filter(one => one === latestOf(one.keys, scope)),
  }));
};

/** Runs the page's shortcut for these keys, for a button that does the same. */
export const runShortcut = (keys: Keys) => latestOf(keys)?.run?.();
