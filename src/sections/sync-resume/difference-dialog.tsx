import { useCallback } from 'react';
import { useT } from 'core/i18n/use-t';
import { useLoaded } from 'core/redux/use-loaded';
import { ChangeList } from 'features/changes/change-list';
import { changesOf } from 'features/changes/changes';
import type { Named } from 'lib/model';
import { longText, text } from 'lib/records/parts';
import { differenceToRelease, type TextsToRelease } from 'medical/difference-to-release';
import { createDuck } from 'records/duck';
import { findInList } from 'records/find';
import { foundRow } from 'records/lookup';
import { ReadingDialog } from 'ui/dialogs/reading-dialog';
import { LoadFailure } from 'ui/feedback/load-failure';
import { Busy } from 'ui/layout/busy';
import type { SyncObject } from './record';

/** What is read of a disease. */
interface PendingDisease extends Named, TextsToRelease {}

const diseases = createDuck<PendingDisease>({
  name: 'syncResume/diseases',
  url: '/api/diseases',
  shape: { name: text, diagnostic: longText, treatment: longText },
});

/** The difference in the disease as it is stored; none if it is gone. @throws what made the lookup fail */
const readDifference = async ({ id, objectName }: SyncObject) => {
  const found = await findInList(diseases)({ id, name: objectName }, new AbortController().signal);
  return differenceToRelease(foundRow(found) ?? {});
};

export interface DifferenceDialogProps {
  object: SyncObject;
  onClose: () => void;
}

/** What the release of a disease changes in its texts, as far as the server has both versions. */
const DifferenceDialog = ({ object, onClose }: DifferenceDialogProps) => {
  const t = useT();
  const read = useCallback(() => readDifference(object), [object]);
  const { value: difference, failed, error, retry } = useLoaded('syncResume/DIFFERENCE', read);
  const title = t('hints.seePendingOf', { name: object.objectName });
  return (
    <ReadingDialog title={title} dataCy="changes" onClose={onClose}>
      {failed && <LoadFailure error={error} onRetry={retry} />}
      {!failed && !difference && <Busy />}
      {difference?.texts.length === 0 && <p className="mb-0">{t('syncResume.noDifference')}</p>}
      {difference && difference.texts.length > 0 && <ChangeList changes={changesOf('diseases', difference)} />}
    </ReadingDialog>
  );
};

export default DifferenceDialog;
