import { useMemo, useRef, useState } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import type { FindSource } from 'features/find/source';
import type { KeptName } from 'features/replace/kept';
import type { Replacement } from 'features/replace/places';
import { createReplaceSearch, keysInReview, type ReviewedRecord, taskItems } from 'features/replace/review';
import { createReviewState, type ReviewState } from 'features/replace/review-state';
import type { TaskItem } from 'features/replace/task';
import { formatCount } from 'lib/numbers';
import { useStateNow } from 'lib/state';
import { Dialog } from 'ui/dialogs/dialog';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { FirstFocus } from './first-focus';
import { ReplaceList } from './replace-list';
import { SearchPanel } from './search-panel';
import { useSearchOfScreen } from './use-search';

/** What is chosen, in words: `34 lugares`, `12 registros`. */
const useCounts = () => {
  const t = useT();
  return (items: readonly TaskItem[]) => {
    const places = items.reduce((sum, { edits }) => sum + edits.length, 0);
    return {
      places: t(places === 1 ? 'replace.placesOne' : 'replace.places', { count: formatCount(places) }),
      records: t(items.length === 1 ? 'replace.recordsOne' : 'replace.records', { count: formatCount(items.length) }),
    };
  };
};

interface ReleaseQuestionProps {
  counts: ReturnType<ReturnType<typeof useCounts>>;
  onAnswer: (isLater?: boolean) => void;
}

/**
 * Asks once for all records of the run whether readers get their texts now or with the next release. Enter alone
 * publishes nothing: the focus starts on Cancel.
 */
const ReleaseQuestion = ({ counts, onAnswer }: ReleaseQuestionProps) => {
  const t = useT();
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={t('replace.release.title')}
      onClose={() => onAnswer()}
      autoFocus={false}
      onOpened={() => cancelButton.current?.focus()}
    >
      <ModalBody>
        <p>{t('replace.release.lead', counts)}</p>
        <p className="mb-0">{t('replace.release.question')}</p>
      </ModalBody>
      <ModalFooter>
        <Button innerRef={cancelButton} color="secondary" outline onClick={() => onAnswer()}>
          {t('entity.action.cancel')}
        </Button>
        <Button color="primary" outline data-cy="replaceLater" onClick={() => onAnswer(true)}>
          {t('replace.release.later')}
        </Button>
        <Button color="primary" data-cy="replaceNow" onClick={() => onAnswer(false)}>
          {t('replace.release.now')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};

interface StartProps {
  records: readonly TaskItem[];
  isReleased: boolean;
  onStart: (records: readonly TaskItem[], isLater: boolean) => void;
}

/** The button that begins, with what is chosen. */
const Start = ({ records, isReleased, onStart }: StartProps) => {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const counts = useCounts()(records);
  const isNone = records.length === 0;
  const start = () => {
    if (isReleased) setAsking(true);
    else onStart(records, false);
  };
  const answer = (isLater?: boolean) => {
    setAsking(false);
    if (isLater !== undefined) onStart(records, isLater);
  };
  return (
    <div className="replace-bar">
      <Button color="primary" data-cy="replaceStart" aria-disabled={isNone} onClick={isNone ? undefined : start}>
        {t(isNone ? 'replace.startNone' : 'replace.start', counts)}
      </Button>
      <span className="form-text">{t('replace.keys')}</span>
      {isAsking && <ReleaseQuestion counts={counts} onAnswer={answer} />}
    </div>
  );
};

interface ReplaceReviewProps {
  replacement: Replacement;
  /** What tells reviews apart. */
  name: KeptName;
  sources: readonly FindSource[];
  onStart: (records: readonly TaskItem[], isLater: boolean) => void;
}

const createReviewed = (sources: readonly FindSource[], replacement: Replacement, name: KeptName) => ({
  ...createReplaceSearch(sources, replacement),
  review: createReviewState(name),
});

interface LostProps {
  records: readonly ReviewedRecord[];
  accepted: ReadonlySet<string>;
}

/** What was chosen before the page was loaded again, and stands in texts that are other ones now. */
const Lost = ({ records, accepted }: LostProps) => {
  const t = useT();
  const known = useMemo(() => new Set(keysInReview(records)), [records]);
  const count = [...accepted].filter(key => !known.has(key)).length;
  return count > 0 ? <InlineAlert kind="info">{t('replace.lost', { count: formatCount(count) })}</InlineAlert> : null;
};

const isReleasedIn = (sources: readonly FindSource[], records: readonly TaskItem[]) =>
  records.some(({ source }) =>
    sources.some(({ path, records: own }) => path === source && own?.loadReleases !== undefined),
  );

/** Finds all places and lets their reader choose: nothing is chosen at first, and nothing is sent from here. */
export const ReplaceReview = ({ replacement, name, sources, onStart }: ReplaceReviewProps) => {
  const t = useT();
  const { search, state, opened, again } = useSearchOfScreen('replace', name.address, () =>
    createReviewed(sources, replacement, name),
  );
  const chosen: ReviewState = useStateNow(search.review);
  // While it is read, the list would move under its reader's hand.
  const isRead = state.status !== 'running' && state.status !== 'new';
  const records = useMemo(() => (isRead ? search.records() : []), [search, isRead]);
  const items = taskItems(records, chosen);
  return (
    <>
      <SearchPanel state={state} onStop={search.stop} onGoOn={search.start} onRetry={search.retry} onAgain={again} />
      <FirstFocus isFound={records.length > 0} isReturn={opened !== undefined} />
      {state.status === 'done' && records.length === 0 && <p className="empty-state">{t('replace.none')}</p>}
      {state.status === 'done' && <Lost records={records} accepted={chosen.accepted} />}
      {records.length > 0 && (
        <>
          <Start records={items} isReleased={isReleasedIn(sources, items)} onStart={onStart} />
          <ReplaceList records={records} review={search.review} />
        </>
      )}
    </>
  );
};
