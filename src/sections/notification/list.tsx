import { ListPage } from 'crud/list/list-page';
import { duplicateAs, Edit, Remove } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { dateTime, day, yesNo } from 'ui/table/columns';
import { notifications } from './duck';
import { push } from './push-state';
import { type Notification, notification } from './record';

const More = rowMenu(duplicateAs(notification));

const NotificationList = () => (
  <ListPage
    duck={notifications}
    i18n="notification"
    columns={[
      'title',
      day<Notification>('validity'),
      dateTime<Notification>('scheduleDate'),
      push,
      yesNo<Notification>('pending'),
      yesNo('justInTime'),
    ]}
    actions={[Edit, Remove, More]}
    isOneLine
    addsMany
  />
);

export default NotificationList;
