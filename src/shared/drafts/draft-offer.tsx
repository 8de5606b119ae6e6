import { Button } from 'reactstrap';
import { useT } from 'shared/i18n/use-t';
import { formatTime } from 'shared/text/times';
import type { DraftState } from './use-draft';
import { Notice } from 'shared/ui/notice';
import { OtherTabNotice } from './other-tab-notice';

interface DraftOfferProps<T> {
  draft: DraftState<T>;
  onRestore: (values: T) => void;
}

/** Offers text that was typed and never saved; it is never put in by itself. */
export const DraftOffer = <T,>({ draft, onRestore }: DraftOfferProps<T>) => {
  const t = useT();
  const { key, offer, closeOffer, drop } = draft;
  if (!offer) return <OtherTabNotice recordKey={key} />;
  const restore = () => {
    onRestore(offer.values);
    closeOffer();
  };
  return (
    <Notice kind="warning">
      <p className="mb-2">{t('entity.draft.offer', { time: formatTime(offer.savedAt) })}</p>
      <Button color="primary" size="sm" data-cy="restoreDraft" onClick={restore}>
        {t('entity.draft.restore')}
      </Button>{' '}
      <Button color="secondary" outline size="sm" onClick={drop}>
        {t('entity.draft.discard')}
      </Button>
    </Notice>
  );
};
