import { useEffect, useRef } from 'react';
import { useLocale } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { addMessage, type DeletedRecord, type MessageKind } from 'core/messages/messages.duck';

interface ResultTextProps {
  kind: MessageKind;
  /** Why it ended so. */
  detail?: string;
  children: string;
}

interface ResultAlertProps extends ResultTextProps {
  /** What was deleted, for the log to offer it as a new record. */
  deleted?: DeletedRecord;
}

/** How something ended, in the page only: another part of the console has announced it. */
export const ResultText = ({ kind, detail, children }: ResultTextProps) => (
  <div className={`alert alert-${kind}`}>
    {children} {detail && <span>{detail}</span>}
  </div>
);

/** How something ended: it stands in the page, the shell announces it once, and the log of messages keeps it. */
export const ResultAlert = ({ kind, detail, deleted, children: text }: ResultAlertProps) => {
  const dispatch = useAppDispatch();
  const message = [text, detail].filter(Boolean).join(' ');
  const locale = useLocale();
  const toldIn = useRef(locale);
  useEffect(() => {
    // In another language it is the same message.
    if (toldIn.current === locale) dispatch(addMessage(kind, message, deleted));
    toldIn.current = locale;
  }, [dispatch, kind, message, deleted, locale]);
  return (
    <ResultText kind={kind} detail={detail}>
      {text}
    </ResultText>
  );
};
