import { useCallback } from 'react';
import { useSession } from 'core/auth/use-session';
import { useT } from 'core/i18n/use-t';
import { useLoaded } from 'core/redux/use-loaded';
import { ChangeList } from 'features/changes/change-list';
import { changesOf } from 'features/changes/changes';
import type { Comparison } from 'features/changes/comparison';
import { textsOfVersion, versionsOf } from 'features/versions/store';
import { formatDateTime } from 'lib/day-format';
import type { Named } from 'lib/model';
import { longText, text } from 'lib/records/parts';
import { differenceSince, differenceToRelease, type TextsToRelease } from 'medical/difference-to-release';
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

interface Difference {
  comparison: Comparison;
  /** When this browser kept the version that it is compared with, in milliseconds. */
  since?: number;
}

/** The latest version of this browser with other texts than the stored ones. Its section has the name of its duck. */
const sinceVersion = async (login: string, disease: PendingDisease): Promise<Difference | undefined> => {
  for (const version of await versionsOf({ login, section: 'diseases', id: String(disease.id) })) {
    const texts = await textsOfVersion(version);
    const comparison = texts && differenceSince(texts, disease);
    if (comparison && comparison.texts.length > 0) return { comparison, since: version.at };
  }
  return undefined;
};

/**
 * The difference in the disease as it is stored: between both of its texts; if it has one only, since a version of this
 * browser.
 * @throws what made the lookup fail
 */
const readDifference = async ({ id, objectName }: SyncObject, login: string): Promise<Difference> => {
  const found = await findInList(diseases)({ id, name: objectName }, new AbortController().signal);
  const disease = foundRow(found);
  const comparison = differenceToRelease(disease ?? {});
  const isOfServer = !disease || comparison.texts.length > 0;
  return (isOfServer ? undefined : await sinceVersion(login, disease)) ?? { comparison };
};

export interface DifferenceDialogProps {
  object: SyncObject;
  onClose: () => void;
}

const Shown = ({ comparison, since }: Difference) => {
  const t = useT();
  if (comparison.texts.length === 0) return <p className="mb-0">{t('syncResume.noDifference')}</p>;
  return (
    <>
      {since !== undefined && (
        <p className="form-text">
          {t('syncResume.sinceVersion', { date: formatDateTime(new Date(since).toISOString()) })}
        </p>
      )}
      <ChangeList changes={changesOf('diseases', comparison)} />
    </>
  );
};

/** What the release of a disease changes in its texts, as far as the server or this browser has both versions. */
const DifferenceDialog = ({ object, onClose }: DifferenceDialogProps) => {
  const t = useT();
  const { login = '' } = useSession();
  const read = useCallback(() => readDifference(object, login), [object, login]);
  const { value: difference, failed, error, retry } = useLoaded('syncResume/DIFFERENCE', read);
  const title = t('hints.seePendingOf', { name: object.objectName });
  return (
    <ReadingDialog title={title} dataCy="changes" onClose={onClose}>
      {failed && <LoadFailure error={error} onRetry={retry} />}
      {!failed && !difference && <Busy />}
      {difference && <Shown {...difference} />}
    </ReadingDialog>
  );
};

export default DifferenceDialog;
