import { useState } from 'react';
import { Button } from 'reactstrap';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { isolated } from 'lib/isolated';
import { pressedKey } from 'lib/pressed-key';
import { trimmed } from 'lib/text';
import { FieldFrame } from 'ui/form/field-frame';
import { MAX_TEXT } from 'ui/form/rules';

interface SearchNameProps {
  name: string;
  /** Returns the key of the reason why the search cannot have this name. */
  onRename: (name: string) => MessageKey | undefined;
}

/** The name of a search, edited in place. A name that is refused stays in the field, with the reason beside it. */
const SearchName = ({ name, onRename }: SearchNameProps) => {
  const t = useT();
  const [problem, setProblem] = useState<MessageKey>();
  const rename = (typed: string) => setProblem(typed === name ? undefined : onRename(typed));
  return (
    <FieldFrame label={`${t('lists.searches.title')}: ${isolated(name)}`} isLabelHidden error={problem}>
      {control => (
        <input
          {...control}
          className={`form-control form-control-sm${problem ? ' is-invalid' : ''}`}
          maxLength={MAX_TEXT}
          defaultValue={name}
          onKeyDown={event => pressedKey(event) === 'Enter' && rename(trimmed(event.currentTarget.value))}
          onBlur={({ target }) => rename(trimmed(target.value))}
        />
      )}
    </FieldFrame>
  );
};

interface SavedSearchRowProps extends SearchNameProps {
  onOpen: () => void;
  onRemove: () => void;
}

/** One saved search, which can be renamed in place, opened and removed. */
export const SavedSearchRow = ({ name, onRename, onOpen, onRemove }: SavedSearchRowProps) => {
  const t = useT();
  return (
    <li className="saved-search">
      <SearchName name={name} onRename={onRename} />
      <Button
        size="sm"
        color="primary"
        outline
        aria-label={`${t('lists.searches.open')}: ${isolated(name)}`}
        onClick={onOpen}
      >
        {t('lists.searches.open')}
      </Button>
      <Button size="sm" color="danger" outline aria-label={t('entity.action.removeOf', { name })} onClick={onRemove}>
        {t('entity.action.remove')}
      </Button>
    </li>
  );
};
