import { type ReactNode, useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useLocale } from 'core/i18n/use-t';
import { addMessage, type Message, type MessageKind } from 'core/messages/messages.duck';

interface ResultTextProps {
  kind: MessageKind;
  /** The reason for the result. */
  detail?: string;
  /** The button of what the result offers. */
  offer?: ReactNode;
  children: string;
}

/** The message log offers to create a deleted record again, to undo a change, and to open what the result is about. */
interface ResultAlertProps extends ResultTextProps, Pick<Message, 'deleted' | 'undo' | 'link'> {
  /** What the server answered to what failed, for the message log. */
  details?: string;
}

/** Shows a result in the page only. Another part of the console has already announced it. */
export const ResultText = ({ kind, detail, offer, children }: ResultTextProps) => (
  <div className={`alert alert-${kind}`}>
    {children} {detail && <span>{detail}</span>} {offer}
  </div>
);

/** Shows a result in the page. The shell announces it once, and the message log stores it. */
export const ResultAlert = ({ kind, detail, offer, children: text, ...more }: ResultAlertProps) => {
  const { deleted, undo, link, details } = more;
  const dispatch = useDispatch();
  const message = [text, detail].filter(Boolean).join(' ');
  const locale = useLocale();
  const toldIn = useRef(locale);
  useEffect(() => {
    // After a language change it is still the same message.
    if (toldIn.current === locale) dispatch(addMessage(kind, message, { deleted, details, undo, link }));
    toldIn.current = locale;
  }, [dispatch, kind, message, deleted, undo, link, details, locale]);
  return (
    <ResultText kind={kind} detail={detail} offer={offer}>
      {text}
    </ResultText>
  );
};
