import { useId, useRef, useState, type FormEvent } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useSession } from 'core/auth/use-session';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { Dialog } from 'ui/dialogs/dialog';
import { MAX_TEXT } from 'ui/form/rules';
import { keptQuery, renamed, savedSearches, withoutSearch, withSearch, type SavedSearch } from './saved-searches';

export interface SavedSearchDialogProps {
  onClose: () => void;
}

interface LineProps {
  search: SavedSearch;
  onOpen: () => void;
  /** Answers whether the name could be given. */
  onRename: (name: string) => boolean;
  onRemove: () => void;
}

/** One search: renamed where it stands, opened, removed. */
const Line = ({ search: { name }, onOpen, onRename, onRemove }: LineProps) => {
  const t = useT();
  return (
    <li className="saved-search">
      <input
        className="form-control form-control-sm"
        aria-label={`${t('lists.searches.title')}: ${name}`}
        maxLength={MAX_TEXT}
        defaultValue={name}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        onBlur={({ target }) => {
          if (target.value !== name && !onRename(target.value.trim())) target.value = name;
        }}
      />
      <Button size="sm" color="primary" outline aria-label={`${t('lists.searches.open')}: ${name}`} onClick={onOpen}>
        {t('lists.searches.open')}
      </Button>
      <Button size="sm" color="danger" outline aria-label={t('entity.action.removeOf', { name })} onClick={onRemove}>
        {t('entity.action.remove')}
      </Button>
    </li>
  );
};

/** Asks for a name and keeps what the list shows under it. */
const NewSearch = ({ words, onSave }: { words: string; onSave: (name: string) => void }) => {
  const t = useT();
  const id = useId();
  const [name, setName] = useState(words);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onSave(name.trim());
  };
  return (
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
  );
};

/** The searches that this account keeps of this list, and what changes them. */
const useSearches = (base: string) => {
  const { login = '' } = useSession();
  const searches = savedSearches.useOf(login).filter(one => one.base === base);
  const change = (to: (all: readonly SavedSearch[]) => SavedSearch[]) => savedSearches.change(login, to);
  return {
    searches,
    save: (search: SavedSearch) => change(all => withSearch(all, search)),
    remove: (search: SavedSearch) => change(all => withoutSearch(all, search)),
    /** A name that another search has would take that one away. */
    rename: (search: SavedSearch, name: string): boolean => {
      if (name === '' || searches.some(one => one.name === name)) return false;
      change(all => renamed(all, search, name));
      return true;
    },
  };
};

const SavedSearchDialog = ({ onClose }: SavedSearchDialogProps) => {
  const t = useT();
  const { base, search, replaceSearch } = useNavigation();
  const { query, words } = keptQuery(search);
  const { searches, save, remove, rename } = useSearches(base);
  const [wasSaved, setSaved] = useState(false);
  const closeButton = useRef<HTMLButtonElement>(null);
  const saveAs = (name: string) => {
    save({ base, name, query });
    setSaved(true);
  };
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
        {query !== '' && <NewSearch words={words} onSave={saveAs} />}
        <p className="form-text" role="status">
          {wasSaved && t('messages.saveSuccess')}
        </p>
        {searches.length === 0 && <p className="text-body-secondary mb-0">{t('lists.searches.none')}</p>}
        <ul className="saved-searches" aria-label={t('lists.searches.title')}>
          {searches.map(one => (
            <Line
              key={one.name}
              search={one}
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
