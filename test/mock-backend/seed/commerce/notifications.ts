import { table } from '../../table';
import { calendarDay, daysFromToday } from './calendar';
import notifications from './notifications.json';

const occasions = ['', ' (lembrete)', ' (atualização)', ' (última chamada)'];

const documents = occasions
  .flatMap(occasion => notifications.map(notification => ({ ...notification, occasion })))
  .slice(0, 60);

/** Notifications for every audience and of every content type: sent long ago, sent at once, or waiting. */
export const seedNotifications = () =>
  documents.forEach(({ title, description, contentType, occasion }, index) => {
    const day = -130 + index * 3;
    const justInTime = index % 6 === 3;
    const isUrl = contentType === 'CONTENT_URL';
    table('notifications').insert({
      title: `${title}${occasion}`,
      description,
      content: `${description}. Toque para abrir no aplicativo.`,
      type: index % 5,
      contentType,
      contentId: isUrl ? null : String(1 + ((index * 7) % 60)),
      url: isUrl ? `https://example.com.br/novidades/${index + 1}` : null,
      justInTime,
      sendPush: index % 4 !== 2,
      scheduleDate: justInTime ? null : daysFromToday(day, index % 8),
      scheduleTime: justInTime ? null : `${String(9 + (index % 8)).padStart(2, '0')}:00`,
      validity: calendarDay(day + 30),
      pending: !justInTime && day > 0,
    });
  });
