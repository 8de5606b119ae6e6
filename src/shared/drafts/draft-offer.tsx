import { Button } from 'reactstrap';
import { ChangesButton } from 'shared/changes/changes-button';
import { charactersOf, type Comparison } from 'shared/changes/comparison';
import type { SectionKey } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import { formatCount } from 'shared/text/numbers';
import { formatTime } from 'shared/text/times';
import { Notice } from 'shared/ui/notice';
import { OtherTabNotice } from './other-tab-notice';
import type { DraftState } from './use-draft';

interface DraftOfferProps<T> {
  draft: DraftState<T>;
  i18n: SectionKey;
  /** The record as it was opened against these values. */
  compare: (values: T) => Comparison;
  onRestore: (values: T) => void;
}

const Restored = ({ onUndo }: { onUndo: () => void }) => {
  const t = useT();
  return (
    <Notice kind="success">
      {t('changes.draft.restored')}{' '}
      <Button color="link" size="sm" className="p-0 align-baseline" data-cy="undoRestore" onClick={onUndo}>
        {t('changes.draft.undo')}
      </Button>
    </Notice>
  );
};

/** Offers text that was typed and never saved; it is never put in by itself, and putting it in can be undone. */
export const DraftOffer = <T,>({ draft, i18n, compare, onRestore }: DraftOfferProps<T>) => {
  const t = useT();
  const { key, offer, isOutdated, restored, accept, takeBack, drop } = draft;
  if (restored) {
    const undo = () => {
      onRestore(restored.replaced);
      takeBack(restored);
    };
    return <Restored onUndo={undo} />;
  }
  if (!offer) return <OtherTabNotice recordKey={key} />;
  const restore = () => {
    accept(offer);
    onRestore(offer.values);
  };
  const count = formatCount(charactersOf(compare(offer.values)));
  return (
    <Notice kind="warning">
      <p className="mb-2">
        {t('entity.draft.offer', { time: formatTime(offer.savedAt), count })}
        {isOutdated && <strong> {t('changes.draft.outdated')}</strong>}
      </p>
      <div className="draft-choices">
        <Button color="primary" size="sm" data-cy="restoreDraft" onClick={restore}>
          {t('entity.draft.restore')}
        </Button>
        <ChangesButton i18n={i18n} title={t('changes.draft.heading')} size="sm" compare={() => compare(offer.values)}>
          {t('changes.draft.show')}
        </ChangesButton>
        <Button color="secondary" outline size="sm" data-cy="discardDraft" onClick={drop}>
          {t('entity.draft.discard')}
        </Button>
      </div>
    </Notice>
  );
};
