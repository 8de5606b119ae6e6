import { textOfSaveError } from 'core/responses/server-text';
import { ManagePage } from 'crud/form/manage-page';
import { dateFields } from 'ui/form/date-fields';
import { FieldGrid } from 'ui/form/field-grid';
import { fields } from 'ui/form/fields';
import { ContentField } from './content-field';
import { notifications } from './duck';
import { blank, CONTENT_TYPES, type Notification, rules, TYPES } from './model';
import { PushPreview } from './push-preview';

const { Text, Check, Choice } = fields<Notification>();
const { Day, DateTime } = dateFields<Notification>();

const NotificationManage = () => (
  <ManagePage
    duck={notifications}
    i18n="notification"
    blank={blank}
    rules={rules}
    failureOf={textOfSaveError}
    aside={<PushPreview />}
  >
    <Text name="title" />
    <Text name="description" />
    <Text name="content" rows={3} />
    <FieldGrid isWide>
      <Choice name="type" options={TYPES} required />
      <Choice name="contentType" options={CONTENT_TYPES} required />
      <ContentField />
    </FieldGrid>
    <FieldGrid isWide>
      <Check name="justInTime" />
      <Check name="sendPush" />
    </FieldGrid>
    <FieldGrid isWide>
      <DateTime name="scheduleDate" />
      <Day name="validity" />
    </FieldGrid>
  </ManagePage>
);

export default NotificationManage;
