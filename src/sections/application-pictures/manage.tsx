import { useState } from 'react';
import { useStore } from 'react-redux';
import { useHistory } from 'react-router-dom';
import type { Background } from 'core/http/background';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { isConflict } from 'core/responses/refusals';
import { ManageForm } from 'crud/form/manage-page';
import type { SectionQuestionProps } from 'crud/form/save/save-question-dialog';
import type { SaveStep } from 'crud/form/save/save-step';
import { useManage } from 'crud/form/use-manage';
import { useTakenName } from 'crud/form/use-taken-name';
import { titleOfRecord } from 'crud/record/record-title';
import { isPictureMissing } from 'features/pictures/missing-picture';
import { isNamed, type Picture } from 'features/pictures/picture';
import { findNameless, requestPicture } from 'features/pictures/request-picture';
import { isSameName } from 'lib/text';
import type { Duck } from 'records/duck';
import { lookup } from 'records/lookup';
import { LoadFailure } from 'ui/feedback/load-failure';
import { fields } from 'ui/form/fields';
import { Busy } from 'ui/layout/busy';
import { PageTitle } from 'ui/layout/page-title';
import { chunk } from 'ui/layout/screen';
import { applicationPictures } from './duck';
import { PictureField } from './picture-field';
import { applicationPicture } from './record';
import { useStoredPicture } from './use-stored-picture';

const { Text } = fields<Picture>();

/** Reads the picture by the name it was opened with. By now it may be gone, or the name may be that of another one. */
const readStored = async (opened: Picture, background?: Background): Promise<Picture | undefined> => {
  const { id, referenceName } = opened;
  if (!isNamed(opened)) return findNameless(applicationPictures, id, background);
  const stored = await requestPicture(referenceName, background);
  return String(stored.id) === String(id) ? stored : undefined;
};

const picturesByName: Duck<Picture> = {
  ...applicationPictures,
  find: (opened, _signal, background) => lookup(readStored(opened, background), isPictureMissing),
};

const RenameDialog = chunk<SectionQuestionProps>(() => import('./rename-dialog'));

/**
 * The texts show a picture by its name, so its editor first learns how many do. Who has said yes to a name is not asked
 * again for it: to count the texts, every section is read.
 */
const createAskRename = (replaceInTexts: (from: string, to: string) => void): SaveStep<Picture> => {
  let meant = { from: '', to: '' };
  return async (picture, next, { base, ask, left }) => {
    const from = base.referenceName;
    const to = picture.referenceName;
    if (base.id === undefined || !isNamed(base) || isSameName(from, to) || (from === meant.from && to === meant.to))
      return next(picture);
    const answer = await ask({ kind: 'ofSection', name: from });
    if (answer !== 'save' && answer !== 'saveAndGoOn') return;
    meant = { from, to };
    await next(picture);
    if (answer === 'saveAndGoOn' && !left.aborted) replaceInTexts(from, to);
  };
};

/** Opens the change of all texts that show a picture, once its new name is stored. */
const useReplaceInTexts = () => {
  const history = useHistory();
  const store = useStore();
  return (from: string, to: string) => {
    const { saved } = applicationPictures.select(store.getState());
    if (saved?.referenceName !== to) return;
    const [, area] = history.location.pathname.split('/');
    const search = `?${new URLSearchParams({ text: from, by: to, picture: '1' }).toString()}`;
    history.push({ pathname: `/${area}/replace`, search });
  };
};

const PictureForm = ({ stored }: { stored?: Picture }) => {
  const t = useT();
  const replaceInTexts = useReplaceInTexts();
  const [steps] = useState(() => [createAskRename(replaceInTexts)]);
  const manage = useManage(picturesByName, 'applicationPictures', applicationPicture, {
    record: stored,
    steps,
  });
  const hasConflict = isConflict(manage.save.error);
  useTakenName(hasConflict ? undefined : applicationPictures, manage);
  return (
    <ManageForm
      manage={manage}
      failure={hasConflict ? t('applicationPictures.errors.conflict') : undefined}
      question={RenameDialog}
    >
      <Text name="referenceName" required />
      <PictureField />
    </ManageForm>
  );
};

const StoredPictureForm = (opened: Picture) => {
  const t = useT();
  const { sectionPath } = useNavigation();
  const { picture, failed, retry } = useStoredPicture(opened);
  if (picture) return <PictureForm stored={picture} />;
  return (
    <section className="manage-page">
      <PageTitle
        title={titleOfRecord(opened.referenceName, t('applicationPictures.edit'))}
        trail={[{ text: t('applicationPictures.title'), to: sectionPath }]}
      />
      {failed ? <LoadFailure onRetry={retry} /> : <Busy />}
    </section>
  );
};

/** The navigation state only names the picture to edit. Its content comes from the server. */
const ApplicationPictureManage = () => {
  const { record } = useNavigation<Picture>().received;
  return record ? <StoredPictureForm {...record} /> : <PictureForm />;
};

export default ApplicationPictureManage;
