import { useEffect, useId, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap';
import { textOfSaveError } from 'core/http/server-text';
import { useT } from 'core/i18n/use-t';
import { emptyPage, type Id, type Named, type Page } from 'lib/model';
import type { OptionDuck } from 'core/redux/create-duck';
import { useAppDispatch } from 'core/redux/hooks';
import type { Thunk } from 'core/redux/request';
import { Busy } from 'ui/layout/busy';
import { LoadFailureText } from 'ui/feedback/load-failure';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { Pager } from 'ui/table/pager';
import { SearchBox } from 'ui/table/search-box';
import { Marked } from './marked';
import { moveFocus } from './move-focus';

interface SelectOptionDialogProps {
  title: string;
  from: OptionDuck;
  /** Creates an option under the typed name on the server; the answer is chosen. */
  add?: (option: Named) => Thunk;
  /** Takes the typed name as it is; nothing is created before the form is saved. */
  addTyped?: boolean;
  isChosen: (option: Named) => boolean;
  /** The record that the form edits, where its own kind is offered: it is left out. */
  except?: Id;
  /** The field takes several: the reader may choose them without opening the dialog again. */
  many?: boolean;
  /** `stays` tells that the dialog stays open for more. */
  onChoose: (option: Named, stays: boolean) => void;
  onClose: () => void;
}

interface ChooseSeveralProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const ChooseSeveral = ({ checked, onChange }: ChooseSeveralProps) => {
  const t = useT();
  const id = useId();
  return (
    <div className="form-check mt-2 mb-0">
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        data-cy="chooseSeveral"
        checked={checked}
        onChange={event => onChange(event.target.checked)}
      />
      <label htmlFor={id} className="form-check-label">
        {t('lists.picker.many')}
      </label>
    </div>
  );
};

/** Picks one record by search, page by page; what is not found may be added under the typed name (R77, R78). */
export const SelectOptionDialog = (props: SelectOptionDialogProps) => {
  const { title, from, add, addTyped = false, isChosen, except, many = false, onChoose, onClose } = props;
  const t = useT();
  const dispatch = useAppDispatch();
  const store = useStore();
  const { page, listing, asked, error } = useSelector(from.select);
  const [staysOpen, setStaysOpen] = useState(false);
  const [latest, setLatest] = useState<string>();
  const [added, setAdded] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [query, setQuery] = useState({ search: '', page: 1 });
  const { search } = query;

  useEffect(() => void dispatch(from.list(query)), [dispatch, from, query]);

  const isAnswered = listing === 'SUCCESS' && asked === query;
  // The options of the question before stay until the answer comes: a click that is on its way must not lose its target.
  const [shown, setShown] = useState(emptyPage as Page<Named>);
  useEffect(() => {
    if (isAnswered) setShown(page);
  }, [isAnswered, page]);
  const options = except === undefined ? shown.content : shown.content.filter(({ id }) => id !== except);
  const typed = search.trim();
  const canAdd = (addTyped || add !== undefined) && isAnswered && options.length === 0 && typed !== '';

  const choose = (option: Named) => {
    onChoose(option, staysOpen);
    if (staysOpen) setLatest(option.name);
    else onClose();
  };
  const searchFor = (text: string) => {
    setFailure(undefined);
    setQuery({ search: text, page: 1 });
  };
  /** Makes one of the name, however often it is asked to. */
  const addNew = async () => {
    if (added === typed) return;
    setAdded(typed);
    setFailure(undefined);
    if (addTyped) return choose({ name: typed });
    const worked = add !== undefined && (await dispatch(add({ name: typed })));
    if (!worked) {
      setFailure(textOfSaveError(from.select(store.getState()).error));
      return setAdded(undefined);
    }
    choose(from.select(store.getState()).saved ?? { name: typed });
    setQuery({ search, page: 1 });
  };

  return (
    <Modal isOpen toggle={onClose} fade={false} scrollable labelledBy="select-option-title" autoFocus={false}>
      <ModalHeader tag="h2" id="select-option-title" toggle={onClose} closeAriaLabel={t('entity.action.close')}>
        {title}
      </ModalHeader>
      <ModalBody onKeyDown={moveFocus}>
        <SearchBox
          autoFocus
          value={search}
          label={t('entity.action.search')}
          longest={from.maxSearchLength}
          onSearch={searchFor}
        />
        {many && <ChooseSeveral checked={staysOpen} onChange={setStaysOpen} />}
        <p className="visually-hidden" role="status">
          {latest !== undefined && t('lists.picker.added', { name: latest })}
        </p>
        {listing === 'ERROR' && (
          <InlineAlert kind="danger">
            <LoadFailureText error={error} />
          </InlineAlert>
        )}
        {listing === 'ONGOING' && options.length === 0 && <Busy />}
        <ul className="options" aria-label={title} aria-busy={!isAnswered}>
          {options.map(option => (
            <li key={option.id ?? option.name}>
              <button type="button" className="option" data-option onClick={() => choose(option)}>
                <span>
                  <Marked text={option.name} search={typed} />
                </span>
                {isChosen(option) && <span className="badge text-bg-secondary">{t('entity.action.chosen')}</span>}
              </button>
            </li>
          ))}
        </ul>
        {isAnswered && options.length === 0 && <p className="text-body-secondary">{t('global.noMatchShort')}</p>}
        {failure !== undefined && <InlineAlert kind="danger">{failure}</InlineAlert>}
        {canAdd && (
          <Button color="primary" outline onClick={() => void addNew()} aria-disabled={added === typed}>
            {t('entity.action.addTyped', { name: typed })}
          </Button>
        )}
      </ModalBody>
      <ModalFooter className="justify-content-between">
        <Pager
          page={query.page}
          lastPage={Math.ceil(shown.totalElements / from.pageSize)}
          onPage={to => setQuery({ search, page: to })}
        />
        <Button color={latest === undefined ? 'secondary' : 'primary'} outline={latest === undefined} onClick={onClose}>
          {t(latest === undefined ? 'entity.action.cancel' : 'lists.picker.done')}
        </Button>
      </ModalFooter>
    </Modal>
  );
};
