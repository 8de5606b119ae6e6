import { useEffect, useMemo, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap';
import { useT } from 'shared/i18n/use-t';
import { emptyPage, type Id, type Named, type Page } from 'shared/model';
import type { OptionDuck } from 'shared/redux/create-duck';
import { useAppDispatch } from 'shared/redux/hooks';
import type { Thunk } from 'shared/redux/request';
import { Busy } from 'shared/ui/busy';
import { Notice } from 'shared/ui/notice';
import { Pager } from 'shared/ui/pager';
import { SearchBox } from 'shared/ui/search-box';
import { moveFocus } from './move-focus';

interface SelectOptionDialogProps {
  title: string;
  from: OptionDuck;
  /** Creates an option under the typed name on the server; the answer is chosen. */
  add?: (option: Named) => Thunk;
  /** Takes the typed name as it is; nothing is created before the form is saved. */
  addTyped?: (name: string) => void;
  isChosen: (option: Named) => boolean;
  /** The record that the form edits, where its own kind is offered: it is left out. */
  except?: Id;
  onChoose: (option: Named) => void;
  onCancel: () => void;
}

/** Picks one record by search, page by page; what is not found may be added under the typed name (spec 2.7). */
export const SelectOptionDialog = (props: SelectOptionDialogProps) => {
  const { title, from, add, addTyped, isChosen, except, onChoose, onCancel } = props;
  const t = useT();
  const dispatch = useAppDispatch();
  const store = useStore();
  const { page, listing, asked, saving } = useSelector(from.select);
  const [{ search, number }, setQuestion] = useState({ search: '', number: 1 });
  const query = useMemo(() => ({ search, page: number }), [search, number]);

  useEffect(() => void dispatch(from.list(query)), [dispatch, from, query]);

  const isAnswered = listing === 'SUCCESS' && asked === query;
  // The options of the question before stay until the answer comes: a click that is on its way must not lose its target.
  const [shown, setShown] = useState(emptyPage as Page<Named>);
  useEffect(() => {
    if (isAnswered) setShown(page);
  }, [isAnswered, page]);
  const options = except === undefined ? shown.content : shown.content.filter(({ id }) => id !== except);
  const typed = search.trim();
  const canAdd = (add ?? addTyped) !== undefined && isAnswered && options.length === 0 && typed !== '';

  const addNew = async () => {
    addTyped?.(typed);
    if (add && saving !== 'ONGOING' && (await dispatch(add({ name: typed })))) {
      onChoose(from.select(store.getState()).saved ?? { name: typed });
    }
  };

  return (
    <Modal isOpen toggle={onCancel} fade={false} scrollable labelledBy="select-option-title" autoFocus={false}>
      <ModalHeader tag="h2" id="select-option-title" toggle={onCancel} closeAriaLabel={t('entity.action.close')}>
        {title}
      </ModalHeader>
      <ModalBody onKeyDown={moveFocus}>
        <SearchBox
          autoFocus
          value={search}
          label={t('entity.action.search')}
          longest={from.longestSearch}
          onSearch={text => setQuestion({ search: text, number: 1 })}
        />
        {listing === 'ERROR' && <Notice kind="danger">{t('messages.loadError')}</Notice>}
        {listing === 'ONGOING' && options.length === 0 && <Busy />}
        <ul className="options" aria-label={title} aria-busy={!isAnswered}>
          {options.map(option => (
            <li key={option.id ?? option.name}>
              <button type="button" className="option" data-option onClick={() => onChoose(option)}>
                {option.name}
                {isChosen(option) && <span className="badge text-bg-secondary">{t('entity.action.chosen')}</span>}
              </button>
            </li>
          ))}
        </ul>
        {isAnswered && options.length === 0 && <p className="text-body-secondary">{t('global.noMatchShort')}</p>}
        {canAdd && (
          <Button color="primary" outline onClick={addNew} disabled={saving === 'ONGOING'}>
            {t('entity.action.addTyped', { name: typed })}
          </Button>
        )}
      </ModalBody>
      <ModalFooter className="justify-content-between">
        <Pager
          page={number}
          lastPage={Math.ceil(shown.totalElements / from.pageSize)}
          onPage={to => setQuestion({ search, number: to })}
        />
        <Button color="secondary" outline onClick={onCancel}>
          {t('entity.action.cancel')}
        </Button>
      </ModalFooter>
    </Modal>
  );
};
