import type { MessageKey } from 'core/i18n/message-key';
import type { Command } from 'features/writing/text/edit';
import type { Keys } from 'ui/shortcuts/keys';
import type { IconName } from './icon';
import { bulletList, heading, numberedList, quote } from './lines';
import { bold, italic } from './marks';

/** What a toolbar button shows: its icon, its label and its keyboard shortcut. */
export interface Tool {
  icon: IconName;
  label: MessageKey;
  keys?: Keys;
}

export interface TextTool extends Tool {
  run: Command;
}

/** The tools that change the selected words or the lines at the caret, in the order of the toolbar. */
export const TEXT_TOOLS: readonly TextTool[] = [
  { icon: 'bold', label: 'writing.tool.bold', keys: 'mod+b', run: bold },
  { icon: 'italic', label: 'writing.tool.italic', keys: 'mod+i', run: italic },
  { icon: 'heading', label: 'writing.tool.heading', run: heading },
  { icon: 'bulletList', label: 'writing.tool.bulletList', keys: 'mod+shift+8', run: bulletList },
  { icon: 'numberedList', label: 'writing.tool.numberedList', keys: 'mod+shift+7', run: numberedList },
  { icon: 'quote', label: 'writing.tool.quote', keys: 'mod+shift+9', run: quote },
];

export const LINK_TOOL: Tool = { icon: 'link', label: 'writing.tool.link', keys: 'mod+k' };

export const TABLE_TOOL: Tool = { icon: 'table', label: 'writing.tool.table' };

export const PICTURE_TOOL: Tool = { icon: 'picture', label: 'writing.tool.picture' };

export const FIND_TOOL: Tool = { icon: 'find', label: 'writing.tool.find', keys: 'mod+f' };

export const CHECK_TOOL: Tool = { icon: 'check', label: 'writing.tool.check' };

export const PHONE_TOOL: Tool = { icon: 'phone', label: 'writing.tool.phone' };

export const FULL_TOOL: Tool = { icon: 'full', label: 'writing.tool.full', keys: 'mod+shift+f' };
