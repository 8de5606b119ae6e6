import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { Identified } from 'lib/model';
import { cutTo } from 'lib/text';
import { TimedAlert, PassingEcho } from 'ui/feedback/timed-alert';
import { chunk } from 'ui/layout/screen';
import type { RestoreButtonProps } from './restore-button';
import type { ShowSavedButtonProps } from './show-saved-button';
import type { List } from './use-list';

const RestoreButton = chunk<RestoreButtonProps>(() => import('./restore-button'));
const ShowSavedButton = chunk<ShowSavedButtonProps>(() => import('./show-saved-button'));

interface ListAlertsProps<T extends Identified> {
  list: List<T>;
  /** The message after a record was saved. */
  savedText?: MessageKey;
}

/**
 * The result of the list's latest action, or of the save that returned to the list. It closes after 1.5 s, or after 6 s
 * with a reason (R161).
 */
const LatestResult = <T extends Identified>(props: ListAlertsProps<T>) => {
  const { list, savedText = 'messages.saveSuccess' } = props;
  const t = useT();
  if (list.result) {
    const { number, kind, text, detail, deleted, error } = list.result;
    return (
      <TimedAlert key={number} kind={kind} detail={detail} deleted={deleted} error={error} onGone={list.closeResult}>
        {t(text)}
      </TimedAlert>
    );
  }
  if (!list.justSaved) return null;
  return (
    <PassingEcho kind="success" onGone={list.closeResult}>
      {t(savedText)}
    </PassingEcho>
  );
};

/**
 * The latest result, and what the user can do about it: create a deleted record again (until the next action), or find
 * a saved one.
 */
export const ListAlerts = <T extends Identified>(props: ListAlertsProps<T>) => {
  const { deleted, savedElsewhere: saved, search, maxSearchLength } = props.list;
  return (
    <>
      <LatestResult {...props} />
      {deleted && <RestoreButton deleted={deleted} />}
      {saved && <ShowSavedButton name={saved} onShow={() => search(cutTo(saved, maxSearchLength ?? saved.length))} />}
    </>
  );
};
