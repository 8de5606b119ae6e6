import { type FormEvent, useId, useRef, useState } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { isBlankText, trimmed } from 'lib/text';
import { Dialog } from 'ui/dialogs/dialog';
import { MAX_TEXT } from 'ui/form/rules';
import { SavedSearchRow } from './saved-search-row';
import { queryToSave, type SavedSearch } from './saved-searches';
import { useSavedSearches } from './use-saved-searches';
import '../../../styles/saved-searches.scss';

export interface SavedSearchDialogProps {
  onClose: () => void;
}

/** Asks for a name and saves the list's current query under it. */
const NewSearch = ({ words, onSave }: { words: string; onSave: (name: string) => void }) => {
  const t = useT();
  const id = useId();
  const [name, setName] = useState(words);
  const [wasSaved, setWasSaved] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBlankText(name)) return;
    onSave(trimmed(name));
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

/** Numbers the searches in the order in which the dialog first sees them. A renamed search keeps its number. */
const createNumbers = () => {
  const numbers = new Map<string, number>();
  let count = 0;
  const numberOf = (name: string) => {
    const number = numbers.get(name) ?? (count += 1);
    numbers.set(name, number);
    return number;
  };
  const rename = (from: string, to: string) => {
    numbers.set(to, numberOf(from));
    numbers.delete(from);
  };
  return { numberOf, rename };
};

/** Rows keep their position when they are renamed, so what has the focus or is being pressed in them does not move. */
const useRows = (sectionPath: string) => {
  const { searches, rename, ...changes } = useSavedSearches(sectionPath);
  const [numbers] = useState(createNumbers);
  const rows = searches.map(search => ({ search, number: numbers.numberOf(search.name) }));
  const renameRow = (search: SavedSearch, name: string) => {
    const problem = rename(search, name);
    if (!problem) numbers.rename(search.name, name);
    return problem;
  };
  return { rows: rows.sort((one, other) => one.number - other.number), rename: renameRow, ...changes };
};

const SavedSearchDialog = ({ onClose }: SavedSearchDialogProps) => {
  const t = useT();
  const { sectionPath, search, replaceSearch } = useNavigation();
  const { query, words } = queryToSave(search);
  const { rows, save, remove, rename } = useRows(sectionPath);
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
        {query !== '' && <NewSearch words={words} onSave={name => save({ base: sectionPath, name, query })} />}
        {rows.length === 0 && <p className="text-body-secondary mb-0">{t('lists.searches.none')}</p>}
        <ul className="saved-searches" aria-label={t('lists.searches.title')}>
          {rows.map(({ search: saved, number }) => (
            <SavedSearchRow
              key={number}
              name={saved.name}
              onOpen={() => open(saved)}
              onRename={name => rename(saved, name)}
              onRemove={() => removeOne(saved)}
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
