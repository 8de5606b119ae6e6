import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import type { MenuEntry } from 'app/menu/menus';
import { type Destination, recordAt } from 'app/menu/recent-links';
import { useAppDispatch } from 'core/redux/hooks';
import { nameOfRow } from 'lib/records/names';
import { notificationSection } from 'sections/notification';
import { fetchNextPushes, nextPushes } from 'sections/notification/next-pushes';
import type { Notification } from 'sections/notification/record';

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
 * the list. There are none if that page cannot be read, or if the menu has no such list. Undefined: the server has not
 * answered yet.
 */
export const useNextPushes = (menu: readonly MenuEntry[]): PushLink[] | undefined => {
  const dispatch = useAppDispatch();
  const entry = menu.find(({ section }) => section === notificationSection);
  const isOffered = entry !== undefined;
  const { newest } = useSelector(nextPushes.select);
  useEffect(() => {
    if (isOffered) void dispatch(fetchNextPushes('/'));
  }, [dispatch, isOffered]);
  return entry ? newest && nextOf(newest).flatMap(linkOf(entry)) : [];
};
