import { textOfSaveError } from 'core/responses/server-text';
import { ManagePage } from 'crud/form/manage-page';
import { dateFields } from 'ui/form/date-fields';
import { FieldGrid } from 'ui/form/field-grid';
import { fields } from 'ui/form/fields';
import { notificationChecks } from './checks';
import { ContentField } from './content-field';
import { notifications } from './duck';
import { PushPreview } from './push-preview';
import { type Notification, notification } from './record';

const { Text, Check, Choice } = fields(notification);
const { Day, DateTime } = dateFields<Notification>();

const NotificationManage = () => (
  <ManagePage
    duck={notifications}
    i18n="notification"
    record={notification}
    checks={notificationChecks}
    failureOf={textOfSaveError}
    aside={<PushPreview />}
  >
    <Text name="title" />
    <Text name="description" />
    <Text name="content" rows={3} />
    <FieldGrid isWide>
      <Choice name="type" required />
      <Choice name="contentType" required />
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
