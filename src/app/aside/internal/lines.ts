import type { Block } from 'features/markdown/split-blocks';

/** The lines of a record: each short value and item, and each block of its texts. */
const LINE = '[data-line], .markdown-block';
const MARK = 'data-current';

/** The blocks of each text, in the order of their elements. */
export type Blocks = ReadonlyMap<string, readonly Block[]>;

const linesIn = (panel: HTMLElement) => [...panel.querySelectorAll<HTMLElement>(LINE)];

/** The line that copying and quoting take; the first one, until another is chosen. */
export const markedLine = (panel: HTMLElement) =>
  panel.querySelector<HTMLElement>(`[${MARK}]`) ?? panel.querySelector<HTMLElement>(LINE) ?? undefined;

export const markLine = (panel: HTMLElement, line: Element | null | undefined) => {
  if (!line) return;
  panel.querySelectorAll(`[${MARK}]`).forEach(one => one.removeAttribute(MARK));
  line.setAttribute(MARK, '');
};

export const lineAround = (target: EventTarget | null) => (target instanceof Element ? target.closest(LINE) : null);

/** Moves to the line that stands so many lines below, and gives it the focus, so that it is read aloud. */
export const stepLine = (panel: HTMLElement, by: number) => {
  const lines = linesIn(panel);
  const marked = markedLine(panel);
  const isFirstStep = marked !== document.activeElement;
  const at = marked ? lines.indexOf(marked) : 0;
  const next = lines[Math.min(Math.max(isFirstStep ? at : at + by, 0), lines.length - 1)];
  if (!next) return;
  markLine(panel, next);
  next.tabIndex = -1;
  next.focus();
};

/** What the user has selected inside the panel; empty if nothing. */
const selectedIn = (panel: HTMLElement) => {
  const selection = document.getSelection();
  const isInside = panel.contains(selection?.anchorNode ?? null) && panel.contains(selection?.focusNode ?? null);
  return isInside ? (selection?.toString().trim() ?? '') : '';
};

const markdownOf = (line: HTMLElement, blocks: Blocks) => {
  if (line.dataset.line !== undefined) return line.dataset.line;
  const text = line.closest<HTMLElement>('[data-text]');
  const own = [...(text?.querySelectorAll('.markdown-block') ?? [])];
  return blocks.get(text?.dataset.text ?? '')?.[own.indexOf(line)]?.markdown ?? '';
};

/** What copying and quoting take: what is selected, or else the marked line as Markdown. */
export const chosenMarkdown = (panel: HTMLElement, blocks: Blocks): string => {
  const line = markedLine(panel);
  return selectedIn(panel) || (line ? markdownOf(line, blocks) : '');
};
