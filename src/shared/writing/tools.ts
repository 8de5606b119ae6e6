import type { MessageKey } from 'shared/i18n/message-key';
import type { Command } from './edit';
import type { IconName } from './icon';
import { link } from './insertions';
import { bulletList, heading, numberedList, quote } from './lines';
import { bold, italic } from './marks';
import type { Shortcut } from './shortcut';

/** What a button of the toolbar says. */
export interface Tool {
  icon: IconName;
  label: MessageKey;
  shortcut?: Shortcut;
}

export interface TextTool extends Tool {
  run: Command;
}

/** What changes the words that are selected or the lines at the caret, in the toolbar's order. */
export const TEXT_TOOLS: readonly TextTool[] = [
  { icon: 'bold', label: 'writing.tool.bold', shortcut: { label: 'B', code: 'KeyB' }, run: bold },
  { icon: 'italic', label: 'writing.tool.italic', shortcut: { label: 'I', code: 'KeyI' }, run: italic },
  { icon: 'heading', label: 'writing.tool.heading', run: heading },
  {
    icon: 'bulletList',
    label: 'writing.tool.bulletList',
    shortcut: { label: '8', code: 'Digit8', shift: true },
    run: bulletList,
  },
  {
    icon: 'numberedList',
    label: 'writing.tool.numberedList',
    shortcut: { label: '7', code: 'Digit7', shift: true },
    run: numberedList,
  },
  { icon: 'quote', label: 'writing.tool.quote', shortcut: { label: '9', code: 'Digit9', shift: true }, run: quote },
  { icon: 'link', label: 'writing.tool.link', shortcut: { label: 'K', code: 'KeyK' }, run: link },
];

export const TABLE_TOOL: Tool = { icon: 'table', label: 'writing.tool.table' };

export const PICTURE_TOOL: Tool = { icon: 'picture', label: 'writing.tool.picture' };
