import { ManageForm } from 'crud/manage-page';
import { titleOfRecord } from 'crud/record-title';
import { useNavigation } from 'core/navigation/use-navigation';
import { useManage } from 'crud/use-manage';
import { fields } from 'ui/form/fields';
import { isConflict } from 'core/http/is-conflict';
import { useT } from 'core/i18n/use-t';
import type { Picture } from 'features/pictures/picture';
import { Busy } from 'ui/layout/busy';
import { LoadFailure } from 'ui/feedback/load-failure';
import { PageTitle } from 'ui/layout/page-title';
import { applicationPictures } from './duck';
import { blank, rules } from './model';
import { PictureField } from './picture-field';
import { useStoredPicture } from './use-stored-picture';

const { Text } = fields<Picture>();

const PictureForm = ({ stored }: { stored?: Picture }) => {
  const t = useT();
  const manage = useManage(applicationPictures, blank, rules, { record: stored });
  return (
    <ManageForm
      duck={applicationPictures}
      manage={manage}
      i18n="applicationPictures"
      failure={isConflict(manage.error) ? t('applicationPictures.errors.conflict') : undefined}
    >
      <Text name="referenceName" required />
      <PictureField />
    </ManageForm>
  );
};

const StoredPictureForm = ({ referenceName }: Picture) => {
  const t = useT();
  const { base } = useNavigation();
  const { picture, failed, retry } = useStoredPicture(referenceName);
  if (picture) return <PictureForm stored={picture} />;
  return (
    <section className="manage-page">
      <PageTitle
        title={titleOfRecord(referenceName, t('applicationPictures.edit'))}
        trail={[{ text: t('applicationPictures.title'), to: base }]}
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
