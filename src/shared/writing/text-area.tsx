import type { KeyboardEvent } from 'react';
import { continueList } from './continue-list';
import { isPressed } from './shortcut';
import type { ToolAction } from './toolbar';
import type { TypedText } from './typed-text';

interface TextAreaProps {
  typed: TypedText;
  label: string;
  actions: readonly ToolAction[];
}

/** The plain text area of spec 2.5 with the toolbar's shortcuts; Tab leaves it as it leaves any field. */
export const TextArea = ({ typed, label, actions }: TextAreaProps) => {
  const { attach, opened } = typed;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const action = actions.find(({ shortcut }) => shortcut && isPressed(shortcut, event));
    if (action) {
      event.preventDefault();
      // Elsewhere on the page the same key may mean something else.
      event.stopPropagation();
      if (!event.repeat) action.onUse();
      return;
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const edit = continueList(typed.value(), typed.selection());
    if (!edit) return;
    event.preventDefault();
    typed.apply(edit);
  };
  return (
    <textarea
      ref={attach}
      className="form-control"
      aria-label={label}
      data-cy="markdown"
      defaultValue={opened}
      spellCheck
      onKeyDown={onKeyDown}
    />
  );
};
