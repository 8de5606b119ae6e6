import { useId, useRef, useState, type FormEvent } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { Dialog } from 'ui/dialogs/dialog';
import { MAX_TEXT } from 'ui/form/rules';
import { SavedSearchRow } from './saved-search-row';
import { queryToSave, type SavedSearch } from './saved-searches';
import { useSavedSearches } from './use-saved-searches';

export interface SavedSearchDialogProps {
  onClose: () => void;
}

/** Asks for a name and saves under it what the list shows. */
const NewSearch = ({ words, onSave }: { words: string; onSave: (name: string) => void }) => {
  const t = useT();
  const id = useId();
  const [name, setName] = useState(words);
  const [wasSaved, setWasSaved] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    onSave(name.trim());
    setWasSaved(true);
  };
  return (
    <>
      <form className="saved-search" onSubmit={save}>
        <label htmlFor={id}>{t('lists.searches.name')}</label>
        <input
          id={id}
          className="form-control form-control-sm"
          data-cy="searchName"
          maxLength={MAX_TEXT}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <Button size="sm" type="submit" color="primary" data-cy="saveSearch">
          {t('entity.action.save')}
        </Button>
      </form>
      <p className="form-text" role="status">
        {wasSaved && t('messages.saveSuccess')}
      </p>
    </>
  );
};

const SavedSearchDialog = ({ onClose }: SavedSearchDialogProps) => {
  const t = useT();
  const { base, search, replaceSearch } = useNavigation();
  const { query, words } = queryToSave(search);
  const { searches, save, remove, rename } = useSavedSearches(base);
  const closeButton = useRef<HTMLButtonElement>(null);
  const open = (saved: SavedSearch) => {
    replaceSearch(saved.query);
    onClose();
  };
  const removeOne = (saved: SavedSearch) => {
    remove(saved);
    closeButton.current?.focus();
  };

  return (
    <Dialog title={t('lists.searches.title')} onClose={onClose}>
      <ModalBody>
        {query !== '' && <NewSearch words={words} onSave={name => save({ base, name, query })} />}
        {searches.length === 0 && <p className="text-body-secondary mb-0">{t('lists.searches.none')}</p>}
        <ul className="saved-searches" aria-label={t('lists.searches.title')}>
          {searches.map(one => (
            <SavedSearchRow
              key={one.name}
              name={one.name}
              onOpen={() => open(one)}
              onRename={name => rename(one, name)}
              onRemove={() => removeOne(one)}
            />
          ))}
        </ul>
      </ModalBody>
      <ModalFooter>
        <Button innerRef={closeButton} color="secondary" outline onClick={onClose}>
          {t('entity.action.close')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};

export default SavedSearchDialog;
