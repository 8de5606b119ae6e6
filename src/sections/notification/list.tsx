import { dateTime, day, yesNo } from 'ui/table/columns';
import { ListPage } from 'crud/list-page';
import { duplicateAs, Edit, Remove } from 'crud/row-actions';
import { notifications } from './duck';
import { blank, copyOf, type Notification } from './model';

const Duplicate = duplicateAs(blank, copyOf);

const NotificationList = () => (
  <ListPage
    duck={notifications}
    i18n="notification"
    columns={[
      'title',
      day<Notification>('validity'),
      dateTime<Notification>('scheduleDate'),
      yesNo('sendPush'),
      yesNo<Notification>('pending'),
      yesNo('justInTime'),
    ]}
    actions={[Edit, Duplicate, Remove]}
  />
);

export default NotificationList;
