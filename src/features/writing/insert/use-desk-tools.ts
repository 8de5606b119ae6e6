import { useState } from 'react';
import { useT } from 'core/i18n/use-t';
import type { TypedText } from 'features/writing/text/typed-text';
import { replaceKeys } from 'ui/shortcuts/keys';
import { runShortcut, type Scope, type Shortcut, useFieldShortcuts } from 'ui/shortcuts/shortcuts';
import { link } from './internal/insertions';
import {
  CHECK_TOOL,
  FIND_TOOL,
  FULL_TOOL,
  LINK_TOOL,
  PHONE_TOOL,
  PICTURE_TOOL,
  TABLE_TOOL,
  TEXT_TOOLS,
} from './internal/tools';
import type { ToolAction } from './toolbar';
import type { Insertions } from './use-insertions';

interface DeskToolsOptions {
  insertions: Pick<Insertions, 'run' | 'askTable' | 'askPicture'>;
  isFinding: boolean;
  find: () => void;
  closeFind: () => void;
  isChecking: boolean;
  setChecking: (isChecking: boolean) => void;
  isPhone: boolean;
  setPhone: (isPhone: boolean) => void;
  isFull: boolean;
  setFull: (isFull: boolean) => void;
}

const hasSelection = (typed: TypedText) => {
  const { start, end } = typed.selection();
  return start < end;
};

/** What the text area and the browser do themselves. */
const OF_FIELD: readonly Shortcut[] = [
  { keys: 'mod+shift+v', label: 'writing.paste.asPlain' },
  { keys: 'tab', label: 'shortcuts.cell' },
];

/** The groups of the toolbar. Tools with a keyboard shortcut also respond to it while the text has the focus. */
export const useDeskTools = (typed: TypedText, options: DeskToolsOptions) => {
  const { insertions, isFinding, find, closeFind, isChecking, setChecking, isPhone, setPhone, isFull, setFull } =
    options;
  const t = useT();
  const [scope] = useState((): Scope => ({ label: 'shortcuts.writing', field: typed.area }));

  const insertLink = () => insertions.run(link(t('writing.linkText')));
  const texts: ToolAction[] = TEXT_TOOLS.map(tool => ({ ...tool, onUse: () => insertions.run(tool.run) }));
  const inserting: ToolAction[] = [
    { ...LINK_TOOL, onUse: insertLink, onKeys: () => (hasSelection(typed) ? insertLink() : runShortcut('mod+k')) },
    { ...TABLE_TOOL, onUse: insertions.askTable },
    { ...PICTURE_TOOL, onUse: insertions.askPicture },
  ];
  const views: ToolAction[] = [
    { ...FIND_TOOL, isOn: isFinding, onUse: isFinding ? closeFind : find },
    { ...CHECK_TOOL, isOn: isChecking, onUse: () => setChecking(!isChecking) },
    { ...PHONE_TOOL, isOn: isPhone, onUse: () => setPhone(!isPhone) },
    { ...FULL_TOOL, isOn: isFull, onUse: () => setFull(!isFull) },
  ];
  const groups = [texts.slice(0, 3), texts.slice(3), inserting, views];

  const ofTools = groups
    .flat()
    .flatMap(({ keys, label, onUse, onKeys = onUse }): Shortcut[] => (keys ? [{ keys, label, run: onKeys }] : []));
  // Users expect replace at this shortcut; the same bar finds and replaces.
  const replaces: Shortcut = { keys: replaceKeys(), label: 'writing.find.replace', run: find };
  useFieldShortcuts(scope, [...ofTools, replaces, ...OF_FIELD]);
  return groups;
};
