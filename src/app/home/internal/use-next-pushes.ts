import { useEffect, useState } from 'react';
import type { MenuEntry } from 'app/menu/menus';
import { type Destination, recordAt } from 'app/menu/recent-links';
import { BACKGROUND } from 'core/http/background';
import { notificationSection } from 'sections/notification';
import { notifications } from 'sections/notification/duck';
import type { Notification } from 'sections/notification/model';
import { nameOfRow } from 'ui/table/columns';

interface PushLink {
  key: string;
  name: string;
  /** An ISO instant. */
  at: string;
  to: Destination;
}

/** More than that are not the next ones. */
const MAX_COUNT = 5;

const instantOf = ({ scheduleDate }: Notification) => Date.parse(scheduleDate ?? '');

const nextOf = (content: readonly Notification[]) =>
  content
    .filter(push => push.sendPush && instantOf(push) > Date.now())
    .sort((one, other) => instantOf(one) - instantOf(other))
    .slice(0, MAX_COUNT);

const linkOf =
  (entry: MenuEntry) =>
  (push: Notification): PushLink[] => {
    const { id } = push;
    if (id === undefined) return [];
    const name = nameOfRow(push);
    return [{ key: String(id), name, at: push.scheduleDate ?? '', to: recordAt(entry, name, id) }];
  };

/**
 * The pushes that are sent next, soonest first. They are sought among the newest notifications, on the first page of
 * the list. There are none if that page cannot be read, or if the menu has no such list.
 */
export const useNextPushes = (menu: readonly MenuEntry[]): PushLink[] => {
  const entry = menu.find(({ section }) => section === notificationSection);
  const isOffered = entry !== undefined;
  const [pushes, setPushes] = useState<readonly Notification[]>([]);
  useEffect(() => {
    if (!isOffered) return undefined;
    const leaving = new AbortController();
    notifications.fetchPage({}, leaving.signal, BACKGROUND).then(
      ({ content }) => setPushes(nextOf(content)),
      () => undefined,
    );
    return () => leaving.abort();
  }, [isOffered]);
  return entry ? pushes.flatMap(linkOf(entry)) : [];
};
