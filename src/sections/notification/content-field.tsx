import { useWatch } from 'react-hook-form';
import { TextField } from 'shared/form/text-field';
import { keyOf } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import type { Notification } from './model';

/** What the notification opens: an address, or the id of a content, labelled by its type (spec 4). */
export const ContentField = () => {
  const t = useT();
  const contentType = useWatch<Notification, 'contentType'>({ name: 'contentType' });
  if (contentType === 'CONTENT_URL') return <TextField name="url" />;
  return <TextField name="contentId" label={t(keyOf('notification', 'contentIdOptions', contentType))} />;
};
