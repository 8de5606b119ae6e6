import { useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import type { SectionQuestionProps } from 'crud/form/save/save-question-dialog';
import { loadSources } from 'features/find/find-sources';
import { createSearch, type Search } from 'features/find/search';
import { usesMatcher } from 'features/find/uses';
import { formatCount } from 'lib/numbers';
import { Dialog } from 'ui/dialogs/dialog';
import { Busy } from 'ui/layout/busy';

/** Records that are named. The count includes all. */
const NAMED = 10;

/** The search for the texts that show a picture; 'failed' if its code cannot be loaded. It stops with the dialog. */
const useUses = (name: string) => {
  const { getState } = useStore();
  const [search, setSearch] = useState<Search | 'failed'>();
  useEffect(() => {
    let stop = () => undefined as void;
    let isOpen = true;
    const begin = async () => {
      try {
        const sources = await loadSources(getState());
        if (!isOpen) return;
        const begun = createSearch({ sources, match: usesMatcher({ picture: name }) });
        stop = begun.stop;
        begun.start();
        setSearch(begun);
      } catch {
        if (isOpen) setSearch('failed');
      }
    };
    void begin();
    return () => {
      isOpen = false;
      stop();
    };
  }, [getState, name]);
  return search;
};

const Reading = ({ name }: { name: string }) => {
  const t = useT();
  return (
    <div className="busy">
      <span className="spinner-border spinner-border-sm text-primary" /> {t('find.rename.reading', { name })}
    </div>
  );
};

const Found = ({ name, search }: { name: string; search: Search }) => {
  const t = useT();
  const { status, sections, records, unread, unsent, changed } = useSyncExternalStore(search.subscribe, search.state);
  const names = sections.flatMap(section => section.records.map(record => record.name));
  const isWhole = status === 'done' && [unread, unsent, changed].every(({ length }) => length === 0);
  const isRunning = status === 'new' || status === 'running';
  if (isRunning && records === 0) return <Reading name={name} />;
  if (isWhole && records === 0) return <p>{t('find.rename.none', { name })}</p>;
  return (
    <>
      {records > 0 && (
        <>
          <p>{t(records === 1 ? 'find.rename.oneUse' : 'find.rename.uses', { name, count: formatCount(records) })}</p>
          <ul>
            {names.slice(0, NAMED).map((one, at) => (
              <li key={at}>{one}</li>
            ))}
            {records > NAMED && <li>…</li>}
          </ul>
        </>
      )}
      {isRunning && <Busy />}
      {!isRunning && !isWhole && <p>{t('find.rename.partly')}</p>}
    </>
  );
};

/**
 * Counts the records whose texts show a picture by the name that they use so far, before it gets another one. Saving
 * need not wait for the count.
 */
const RenameDialog = ({ name, onAnswer }: SectionQuestionProps) => {
  const t = useT();
  const search = useUses(name);
  return (
    <Dialog title={t('find.rename.title')} onClose={() => onAnswer()}>
      <ModalBody role="status">
        {search === undefined && <Reading name={name} />}
        {search === 'failed' && <p>{t('find.rename.partly')}</p>}
        {typeof search === 'object' && <Found name={name} search={search} />}
      </ModalBody>
      <ModalFooter>
        <Button color="secondary" outline onClick={() => onAnswer()}>
          {t('entity.action.cancel')}
        </Button>
        <Button color="primary" outline data-cy="renameAndReplace" onClick={() => onAnswer('saveAndGoOn')}>
          {t('find.rename.replace')}
        </Button>
        <Button color="primary" data-cy="renamePicture" onClick={() => onAnswer('save')}>
          {t('find.rename.save')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};

export default RenameDialog;
