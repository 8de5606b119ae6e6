import { useLayoutEffect } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const NO_TEXT = /^(?:button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/;

/** The calendar's own input is hidden: nobody sees what it holds. */
const isShownText = (node: unknown): node is TextControl =>
  (node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && !NO_TEXT.test(node.type))) &&
  !node.readOnly &&
  node.getAttribute('aria-hidden') !== 'true' &&
  node.closest('form, [role="dialog"]') !== null;

/** Browsers take line ends out of an input, and spaces at both ends out of an e-mail. Nobody changed these. */
const tidy = (control: TextControl, text: string) =>
  control instanceof HTMLInputElement ? text.replace(/[\r\n]/g, '').trim() : text.replace(/\r\n?/g, '\n');

/** What the latest event told of a control whose text React does not keep as its default. */
const told = new WeakMap<Element, string>();

/** Sets the text past React, which otherwise takes the event after it for one that changed nothing. */
const dispatchInput = (control: TextControl, text: string) => {
  const { selectionStart, selectionEnd, selectionDirection } = control;
  control.value = told.get(control) ?? control.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

const isUntold = (control: TextControl) =>
  tidy(control, control.value) !== tidy(control, told.get(control) ?? control.defaultValue);

const noteInput = ({ target }: Event) => {
  if (!isShownText(target)) return;
  // React has taken the event by then.
  queueMicrotask(() => {
    if (tidy(target, target.value) === tidy(target, target.defaultValue)) told.delete(target);
    else told.set(target, target.value);
  });
};

const takeLeft = ({ target }: Event) => {
  if (isShownText(target) && isUntold(target)) dispatchInput(target, target.value);
};

const takeAll = () => {
  const untold = [...document.querySelectorAll('input, textarea')].filter(isShownText).filter(isUntold);
  // The first event may make React render the others as they were.
  const texts = untold.map(control => [control, control.value] as const);
  texts.forEach(([control, text]) => {
    dispatchInput(control, text);
    if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
};

const takeAtKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
  if (key === 'Enter' || ctrlKey || metaKey) takeAll();
};

/**
 * Another program, such as a password manager or one that corrects spelling, may change a text control without an
 * event. Before a press or a key can save, and when a control is left, the missing event is dispatched, so that every
 * form takes what its controls show as if it was typed (F172). Every form and dialog calls this hook: the listeners are
 * those of the whole page, and adding them once more changes nothing.
 */
export const useShownText = () =>
  useLayoutEffect(() => {
    document.addEventListener('input', noteInput, true);
    document.addEventListener('focusout', takeLeft, true);
    document.addEventListener('keydown', takeAtKey, true);
    ['pointerdown', 'click', 'submit'].forEach(type => document.addEventListener(type, takeAll, true));
  }, []);
