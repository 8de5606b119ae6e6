import { useState } from 'react';
import { useFieldShortcuts, type Scope, type Shortcut } from 'ui/shortcuts/shortcuts';
import type { ToolAction } from './toolbar';
import { FIND_TOOL, FULL_TOOL, PICTURE_TOOL, TABLE_TOOL, TEXT_TOOLS } from './tools';
import type { TypedText } from './typed-text';
import type { Insertions } from './use-insertions';

interface DeskToolsOptions {
  insertions: Pick<Insertions, 'run' | 'askTable' | 'askPicture'>;
  isFinding: boolean;
  find: () => void;
  closeFind: () => void;
  isFull: boolean;
  setFull: (isFull: boolean) => void;
}

/** The groups of the toolbar. What has keys among them works by these keys in the text. */
export const useDeskTools = (typed: TypedText, options: DeskToolsOptions) => {
  const { insertions, isFinding, find, closeFind, isFull, setFull } = options;
  const [scope] = useState((): Scope => ({ label: 'shortcuts.writing', field: typed.area }));

  const texts: ToolAction[] = TEXT_TOOLS.map(tool => ({ ...tool, onUse: () => insertions.run(tool.run) }));
  const inserting: ToolAction[] = [
    { ...TABLE_TOOL, onUse: insertions.askTable },
    { ...PICTURE_TOOL, onUse: insertions.askPicture },
  ];
  const views: ToolAction[] = [
    { ...FIND_TOOL, isOn: isFinding, onUse: isFinding ? closeFind : find },
    { ...FULL_TOOL, isOn: isFull, onUse: () => setFull(!isFull) },
  ];
  const groups = [texts.slice(0, 3), texts.slice(3, 6), [...texts.slice(6), ...inserting], views];

  const ofTools = groups
    .flat()
    .flatMap(({ keys, label, onUse }): Shortcut[] => (keys ? [{ keys, label, run: onUse }] : []));
  // Where people look for replacing; the same bar does both.
  useFieldShortcuts(scope, [...ofTools, { keys: 'mod+h', label: 'writing.find.replace', run: find }]);
  return groups;
};
