import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { Identified } from 'lib/model';
import { TimedAlert, PassingEcho } from 'ui/feedback/timed-alert';
import type { List } from './use-list';

interface ListOutcomesProps<T extends Identified> {
  list: List<T>;
  /** What is told after a record was saved. */
  savedText?: MessageKey;
}

/** How the list's last action, or the save that led to it, ended; gone after 1.5 s (R161). */
export const ListAlerts = <T extends Identified>(props: ListOutcomesProps<T>) => {
  const { list, savedText = 'messages.saveSuccess' } = props;
  const t = useT();
  if (list.result) {
    const { kind, text, detail } = list.result;
    return (
      <TimedAlert key={text} kind={kind} detail={detail} onGone={list.closeResult}>
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
