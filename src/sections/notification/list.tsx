import { dateTime, day, yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { duplicateAs, Edit, Remove } from 'shared/crud/row-actions';
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
