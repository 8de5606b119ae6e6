import { useState } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import type { Thunk } from 'core/redux/request';
import type { Id, Named } from 'lib/model';
import { giveBack } from 'lib/records/shape';
import { trimmed } from 'lib/text';
import type { Duck } from 'records/duck';
import { Dialog } from 'ui/dialogs/dialog';
import { moveFocus } from 'ui/dialogs/move-focus';
import { Pager } from 'ui/table/pager';
import { SearchBox } from 'ui/table/search-box';
import { ChooseSeveral, useSeveral } from './internal/choose-several';
import { FoundOptions } from './internal/found-options';
import { NewOption, useAddOption } from './internal/new-option';
import { useOptionSearch } from './internal/use-option-search';

interface SelectOptionDialogProps {
  title: string;
  from: Duck<Named>;
  /** Creates an option with the typed name on the server. The record that the server stored is chosen. */
  add?: (option: Named) => Thunk<Named | null>;
  /** Uses the typed name as it is. Nothing is created before the form is saved. */
  addTyped?: boolean;
  isChosen: (option: Named) => boolean;
  /** The id of the record that the form edits, if records of its own kind are offered. It is left out. */
  except?: Id;
  /** The field accepts several options. The user can choose them without opening the dialog again. */
  many?: boolean;
  /** Receives the record as the list answered it. `stays`: the dialog stays open for more choices. */
  onChoose: (option: Named, stays: boolean) => void;
  onClose: () => void;
}

/** The dialog closes at the first choice, unless the user wants to choose several. */
const useChoice = (props: SelectOptionDialogProps) => {
  const { from, onChoose, onClose } = props;
  const [staysOpen, setStaysOpen] = useSeveral(props.many);
  const [latest, setLatest] = useState<string>();
  const choose = (option: Named) => {
    onChoose(giveBack(from.shape, option), staysOpen);
    if (staysOpen) setLatest(option.name);
    else onClose();
  };
  return { choose, latest, staysOpen, setStaysOpen };
};

interface FooterProps {
  found: ReturnType<typeof useOptionSearch>;
  /** Something was chosen, and the dialog stayed open. */
  isDone: boolean;
  onClose: () => void;
}

const Footer = ({ found, isDone, onClose }: FooterProps) => {
  const t = useT();
  return (
    <ModalFooter className="justify-content-between">
      <Pager page={found.page} lastPage={found.lastPage} onPage={found.goTo} />
      <Button color={isDone ? 'primary' : 'secondary'} outline={!isDone} onClick={onClose}>
        {t(isDone ? 'lists.picker.done' : 'entity.action.cancel')}
      </Button>
    </ModalFooter>
  );
};

/** Picks one record by search, page by page. A name that is not found can be added (R77, R78). */
export const SelectOptionDialog = (props: SelectOptionDialogProps) => {
  const { title, from, add, addTyped = false, isChosen, except, many = false, onClose } = props;
  const t = useT();
  const found = useOptionSearch(from, except);
  const { choose, latest, staysOpen, setStaysOpen } = useChoice(props);
  const adding = useAddOption({ add, addTyped, onAdded: choose, onCreated: found.searchAgain });
  const canAdd = addTyped || add !== undefined;
  const searchFor = (text: string) => {
    adding.clearFailure();
    found.searchFor(text);
  };

  return (
    <Dialog title={title} onClose={onClose} scrollable autoFocus={false}>
      <ModalBody onKeyDown={moveFocus}>
        <SearchBox
          autoFocus
          value={found.search}
          label={t('entity.action.search')}
          maxLength={from.maxSearchLength}
          onSearch={searchFor}
        />
        {many && <ChooseSeveral checked={staysOpen} onChange={setStaysOpen} />}
        <p className="visually-hidden" role="status">
          {latest !== undefined && t('lists.picker.added', { name: latest })}
        </p>
        <FoundOptions
          label={title}
          found={found}
          telling={from.telling}
          isChosen={isChosen}
          canAdd={canAdd}
          onChoose={choose}
        />
        <NewOption name={trimmed(found.search)} canAdd={canAdd && found.isEmpty} adding={adding} />
      </ModalBody>
      <Footer found={found} isDone={latest !== undefined} onClose={onClose} />
    </Dialog>
  );
};
