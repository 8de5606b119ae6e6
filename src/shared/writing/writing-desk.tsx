import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from 'shared/i18n/use-t';
import { MarkdownView } from 'shared/markdown/markdown-view';
import type { Command } from './edit';
import { table } from './insertions';
import { TableDialog } from './table-dialog';
import { TextArea } from './text-area';
import { Toolbar, type ToolAction } from './toolbar';
import { TABLE_TOOL, TEXT_TOOLS } from './tools';
import { useSettledText, type TypedText } from './typed-text';
import '../../styles/writing.scss';

interface WritingDeskProps {
  typed: TypedText;
  label: string;
}

const Preview = ({ typed }: { typed: TypedText }) => {
  const t = useT();
  const text = useSettledText(typed);
  return (
    // A region that scrolls must be reachable by keyboard.
    <div className="preview" role="region" aria-label={t('entity.text.preview')} tabIndex={0}>
      <MarkdownView markdown={text} />
    </div>
  );
};

/** A text area with its tools, and what the reader will see beside it. */
export const WritingDesk = ({ typed, label }: WritingDeskProps) => {
  const t = useT();
  const [isTableAsked, askTable] = useState(false);
  const run = (command: Command) => typed.apply(command(typed.read(), typed.selection()));
  /** The dialog hands the focus back before the text takes it. */
  const runAfterDialog = (command: Command) => {
    flushSync(() => askTable(false));
    run(command);
  };

  const textActions: ToolAction[] = TEXT_TOOLS.map(tool => ({ ...tool, onUse: () => run(tool.run) }));
  const insertions: ToolAction[] = [{ ...TABLE_TOOL, onUse: () => askTable(true) }];
  const groups = [textActions.slice(0, 3), textActions.slice(3, 6), [...textActions.slice(6), ...insertions]];
  return (
    <div className="writing-desk">
      <Toolbar label={t('writing.toolbar')} groups={groups} />
      <TextArea typed={typed} label={label} actions={groups.flat()} />
      <Preview typed={typed} />
      {isTableAsked && (
        <TableDialog
          onChoose={size => runAfterDialog(table(size, number => t('writing.table.column', { number })))}
          onCancel={() => askTable(false)}
        />
      )}
    </div>
  );
};
