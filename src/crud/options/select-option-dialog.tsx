import { useRef, useState } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import type { Thunk } from 'core/redux/request';
import type { Id, Named } from 'lib/model';
import { giveBack } from 'lib/records/shape';
import { trimmed } from 'lib/text';
import type { Duck } from 'records/duck';
import { Dialog } from 'ui/dialogs/dialog';
import { moveFocus } from 'ui/dialogs/move-focus';
import { LoadFailure } from 'ui/feedback/load-failure';
import { Busy } from 'ui/layout/busy';
import { Pager } from 'ui/table/pager';
import { SearchBox } from 'ui/table/search-box';
import { ChooseSeveral, useSeveral } from './internal/choose-several';
import { FoundOptions } from './internal/found-options';
import { NewOption, useAddOption } from './internal/new-option';
import { useOptionSearch } from './internal/use-option-search';
import { usePastedNames } from './internal/use-pasted-names';

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
  /** Receives the records of a pasted list of names. Without it, a list is pasted as text. */
  onChooseAll?: (options: readonly Named[]) => void;
  onClose: () => void;
}

/** The dialog closes at the first choice, unless the user wants to choose several. */
const useChoice = (props: SelectOptionDialogProps) => {
  const { from, onChoose, onChooseAll, onClose } = props;
  const [staysOpen, setStaysOpen] = useSeveral(props.many);
  const [latest, setLatest] = useState<string>();
  const searchBox = useRef<HTMLDivElement>(null);
  const end = (names: string) => {
    if (!staysOpen) return onClose();
    setLatest(names);
    // What is typed next is another search.
    const search = searchBox.current?.querySelector('input');
    if (!search?.value) return;
    search.focus();
    search.select();
  };
  const choose = (option: Named) => {
    onChoose(giveBack(from.shape, option), staysOpen);
    end(option.name);
  };
  const chooseAll = (options: readonly Named[]) => {
    onChooseAll?.(options.map(option => giveBack(from.shape, option)));
    end(options.map(({ name }) => name).join(', '));
  };
  return { choose, chooseAll: onChooseAll && chooseAll, latest, searchBox, staysOpen, setStaysOpen };
};

/** What the server is asked about pasted names. */
const PastedNames = ({ isAsking, failure, retry }: ReturnType<typeof usePastedNames>) => (
  <>
    {isAsking && <Busy />}
    {failure && <LoadFailure error={failure.error} onRetry={retry} />}
  </>
);

const Announced = ({ name }: { name: string | undefined }) => {
  const t = useT();
  return (
    <p className="visually-hidden" role="status">
      {name !== undefined && t('lists.picker.added', { name })}
    </p>
  );
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
  const { choose, chooseAll, latest, searchBox, staysOpen, setStaysOpen } = useChoice(props);
  const pasted = usePastedNames(from, chooseAll);
  const adding = useAddOption({ add, addTyped, onAdded: choose, onCreated: found.searchAgain });
  const canAdd = addTyped || add !== undefined;
  const searchFor = (text: string) => [adding.clearFailure(), found.searchFor(text)];

  return (
    <Dialog title={title} onClose={onClose} scrollable autoFocus={false}>
      <ModalBody onKeyDown={moveFocus} onPaste={pasted.onPaste}>
        <div ref={searchBox}>
          <SearchBox
            autoFocus
            value={found.search}
            label={t('entity.action.search')}
            maxLength={from.maxSearchLength}
            onSearch={searchFor}
          />
        </div>
        <PastedNames {...pasted} />
        {many && <ChooseSeveral checked={staysOpen} onChange={setStaysOpen} />}
        <Announced name={latest} />
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
