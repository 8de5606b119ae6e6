/**
 * Functions that run in the page. They use nothing from this file: each is sent to the browser as text. The queries are
 * those of the Testing Library, which the page has as `TestingLibraryDom`.
 */

/** What is searched for: a role with an accessible name, a label, or a text. `/…/` is a regular expression. */
export type Query = { role: string; name?: string } | { label: string } | { text: string };

/** A control as it is on the screen. `x` and `y` are the middle of it in the window, in CSS pixels. */
export interface Found {
  x: number;
  y: number;
  text: string;
  value: string;
  isFocused: boolean;
  /** A click at its middle would reach it. */
  isClear: boolean;
}

interface Library {
  queryAllByRole: (
    within: HTMLElement,
    role: string,
    options: { hidden: boolean; name?: string | RegExp },
  ) => HTMLElement[];
  queryAllByLabelText: (within: HTMLElement, text: string | RegExp) => HTMLElement[];
  queryAllByText: (within: HTMLElement, text: string | RegExp) => HTMLElement[];
}

/** The first or last element that the query finds and that is shown; with a dialog open, in the dialog. */
export const find = (query: Query, wanted: 'first' | 'last' | 'look'): Found | 'no library' | undefined => {
  const library = (window as unknown as { TestingLibraryDom?: Library }).TestingLibraryDom;
  if (!library) return 'no library';
  const matcher = (one: string) => (one.startsWith('/') ? new RegExp(one.slice(1, -1)) : one);
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"], dialog')];
  const isForDialog = 'role' in query && query.role === 'dialog';
  const open = isForDialog ? undefined : dialogs.filter(one => one.getClientRects().length > 0).pop();
  const within = open ?? document.body;
  const all = () => {
    if ('label' in query) return library.queryAllByLabelText(within, matcher(query.label));
    if ('text' in query) return library.queryAllByText(within, matcher(query.text));
    // With `hidden`, the library skips its own check of what is shown, which takes long; the next lines check it.
    const name = query.name === undefined ? {} : { name: matcher(query.name) };
    return library.queryAllByRole(within, query.role, { hidden: true, ...name });
  };
  const isShown = (one: HTMLElement) =>
    one.getClientRects().length > 0 && !one.closest('[aria-hidden="true"], [inert]');
  const shown = all().filter(isShown);
  const element = wanted === 'last' ? shown[shown.length - 1] : shown[0];
  if (!element) return undefined;
  if (wanted !== 'look') element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  return {
    x,
    y,
    text: element.innerText || element.textContent || '',
    value: (element as HTMLInputElement).value ?? '',
    isFocused: element === document.activeElement,
    isClear: hit !== null && (element.contains(hit) || hit.contains(element)),
  };
};

/** The text of the page, for the message of a journey that failed. */
export const pageText = () => `${window.location.href}\n${document.body.innerText.slice(0, 1500)}`;

/** Chooses the option with this text in the focused select. */
export const chooseOption = (text: string) => {
  const select = document.activeElement as HTMLSelectElement;
  const option = [...select.options].find(one => one.text === text);
  if (!option) throw new Error(`No option ${text}.`);
  // React notices a new value only if it is set by way of the element's prototype.
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, option.value);
  select.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Selects a part of the focused text field. */
export const selectInField = (start: number, end: number) =>
  (document.activeElement as HTMLTextAreaElement).setSelectionRange(start, end);

/** The value and the selection of the focused text field. */
export const fieldNow = () => {
  const { value, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
  return { value, selected: value.slice(selectionStart, selectionEnd) };
};

/** Inserts a text into the focused field as typing does, in one step of the undo chain. */
export const insertText = (text: string) => void document.execCommand('insertText', false, text);

/** Pastes into the field that has the focus. Not every browser gives its own event of a script the data. */
export const pasteInField = ({ html, plain }: { html: string; plain: string }) => {
  const clipboardData = new DataTransfer();
  if (html !== '') clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', plain);
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  document.activeElement?.dispatchEvent(event);
};
