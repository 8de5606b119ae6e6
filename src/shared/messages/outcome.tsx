import { useEffect } from 'react';
import { useAppDispatch } from 'shared/redux/hooks';
import { tell, type MessageKind } from './messages.duck';

interface OutcomeProps {
  kind: MessageKind;
  children: string;
}

/** How something ended, in the page only: another part of the console has announced it. */
export const OutcomeText = ({ kind, children }: OutcomeProps) => (
  <div className={`alert alert-${kind}`}>{children}</div>
);

/** How something ended: it stands in the page, the shell announces it once, and the log of messages keeps it. */
export const Outcome = ({ kind, children: text }: OutcomeProps) => {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(tell(kind, text)), [dispatch, kind, text]);
  return <OutcomeText kind={kind}>{text}</OutcomeText>;
};
