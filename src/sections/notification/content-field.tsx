import { useWatch } from 'react-hook-form';
import { useSession } from 'core/auth/use-session';
import { findOptionText, optionText } from 'core/i18n/option-text';
import { useT } from 'core/i18n/use-t';
import { IdField } from 'crud/options/id-field';
import { MAX_TEXT } from 'ui/form/rules';
import { TextField } from 'ui/form/text-field';
import { useIdOfType } from 'ui/form/use-id-of-type';
import { useTextLimit } from 'ui/form/use-text-limit';
import { listOfTarget } from './content-lists';
import { type Notification, opensUrl } from './record';

const asText = (typed: string) => typed;

const ContentId = ({ contentType }: Pick<Notification, 'contentType'>) => {
  const t = useT();
  const { authorities } = useSession();
  useTextLimit('contentId', MAX_TEXT);
  return (
    <IdField
      name="contentId"
      label={findOptionText('notification.contentIdOptions', contentType) ?? t('notification.fields.contentId')}
      from={listOfTarget(contentType, authorities)}
      kind={optionText('notification.contentTypeOptions', contentType)}
      toValue={asText}
    />
  );
};

/** The field for what the notification opens: a URL, or the id of a content, labeled by its type (R128). */
export const ContentField = () => {
  const contentType = useWatch<Notification, 'contentType'>({ name: 'contentType' });
  useIdOfType('contentType', 'contentId');
  return opensUrl(contentType) ? <TextField name="url" /> : <ContentId contentType={contentType} />;
};
