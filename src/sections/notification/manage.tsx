import { textOfSaveError } from 'core/responses/server-text';
import { ManagePage } from 'crud/form/manage-page';
import { dateFields } from 'ui/form/date-fields';
import { fields } from 'ui/form/fields';
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
    failureOf={textOfSaveError}
    aside={<PushPreview />}
  >
    <Text name="title" />
    <Text name="description" />
    <Text name="content" rows={3} />
    <div className="field-grid wide-fields">
      <Choice name="type" required />
      <Choice name="contentType" required />
      <ContentField />
    </div>
    <div className="field-grid wide-fields">
      <Check name="justInTime" />
      <Check name="sendPush" />
    </div>
    <div className="field-grid wide-fields">
      <DateTime name="scheduleDate" />
      <Day name="validity" />
    </div>
  </ManagePage>
);

export default NotificationManage;
