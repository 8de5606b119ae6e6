import { useWatch } from 'react-hook-form';
import { TextField } from 'ui/form/text-field';
import { findOptionText } from 'core/i18n/option-text';
import { useT } from 'core/i18n/use-t';
import { opensUrl, type Notification } from './model';

/** What the notification opens: an address, or the id of a content, labelled by its type (R128). */
export const ContentField = () => {
  const t = useT();
  const contentType = useWatch<Notification, 'contentType'>({ name: 'contentType' });
  if (opensUrl(contentType)) return <TextField name="url" />;
  const label = findOptionText('notification.contentIdOptions', contentType);
  return <TextField name="contentId" label={label ?? t('notification.fields.contentId')} />;
};
