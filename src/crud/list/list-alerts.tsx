import { useSelector } from 'react-redux';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { messages } from 'core/messages/messages.duck';
import type { UndoButtonProps } from 'features/undo/undo-button';
import type { Identified } from 'lib/model';
import { cutTo } from 'lib/text';
import { PassingEcho, TimedAlert } from 'ui/feedback/timed-alert';
import { chunk } from 'ui/layout/screen';
import type { InUse } from './internal/action-result';
import type { ShowSavedButtonProps } from './internal/show-saved-button';
import type { ListController } from './list-controller';
import type { RestoreButtonProps } from './restore-button';

const RestoreButton = chunk<RestoreButtonProps>(() => import('./restore-button'));
const InUseOffer = chunk<InUse>(() => import('./internal/in-use-offer'));
const UndoButton = chunk<UndoButtonProps>(() => import('features/undo/undo-button'));
const ShowSavedButton = chunk<ShowSavedButtonProps>(() => import('./internal/show-saved-button'));

interface ListAlertsProps<T extends Identified> {
  list: ListController<T>;
  /** The message after a record was saved. */
  savedText?: MessageKey;
}

/**
 * The result of the list's latest action, or of the save that returned to the list. It closes after 1.5 s, or after 6 s
 * if it failed or can be undone (R161).
 */
const LatestResult = <T extends Identified>(props: ListAlertsProps<T>) => {
  const { savedText = 'messages.saveSuccess' } = props;
  const { result, saved } = props.list;
  const t = useT();
  // The form has told its save last.
  const [told] = useSelector(messages.select).log;
  const undo = (result.latest ?? told)?.undo;
  const offer = undo && <UndoButton undo={undo} onGo={result.close} />;
  if (result.latest) {
    const { number, text, inUse, ...shown } = result.latest;
    return (
      <TimedAlert key={number} {...shown} offer={offer} link={inUse?.link} onGone={result.close}>
        {t(text)}
      </TimedAlert>
    );
  }
  return saved.isJustSaved ? (
    <PassingEcho kind="success" offer={offer} onGone={result.close}>
      {t(savedText)}
    </PassingEcho>
  ) : null;
};

/**
 * The latest result, and what the user can do about it: create a deleted record again, or see what uses one (until the
 * next action), or find a saved one. These offers come and go with results, so they are at the end of the list and stay
 * in sight there.
 */
export const ListAlerts = <T extends Identified>(props: ListAlertsProps<T>) => {
  const { result, saved, query } = props.list;
  const { elsewhere } = saved;
  const show = (name: string) => query.search(cutTo(name, query.maxSearchLength ?? name.length));
  return (
    <>
      <LatestResult {...props} />
      <div className="list-offers">
        {result.deleted && <RestoreButton deleted={result.deleted} />}
        {result.inUse && <InUseOffer {...result.inUse} />}
        {elsewhere && <ShowSavedButton name={elsewhere} onShow={() => show(elsewhere)} />}
      </div>
    </>
  );
};
