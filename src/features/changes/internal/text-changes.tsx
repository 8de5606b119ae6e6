import { useMemo, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import { formatCount } from 'lib/numbers';
import { INVISIBLE, isBlankText } from 'lib/text';
import { differenceOf, type DifferentPiece, foldedOf } from './text-difference';

/** Changed line breaks, spaces and invisible signs are shown as characters that the user can see. */
const UNSEEN = new RegExp(`[${INVISIBLE}]|[^\\S\n]`, 'gu');
const visible = (text: string) => (isBlankText(text) ? text.replace(UNSEEN, '·').replace(/\n/g, '↵\n') : text);

const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0;

interface UnchangedProps {
  text: string;
  isFirst: boolean;
  isLast: boolean;
}

/** The button that had the focus is gone. The text in its place gets the focus. */
const focusUnfolded = (unfolded: HTMLElement | null) => unfolded?.focus({ preventScroll: true });

/** Text that both sides have. The middle of a long part is hidden until the user opens it. */
const Unchanged = ({ text, isFirst, isLast }: UnchangedProps) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { head, hidden, tail } = foldedOf(text, isFirst, isLast);
  if (hidden === '') return <>{text}</>;
  if (isOpen)
    return (
      <>
        {head}
        <span ref={focusUnfolded} tabIndex={-1}>
          {hidden}
        </span>
        {tail}
      </>
    );
  const count = countWords(hidden);
  return (
    <>
      {head}
      <button type="button" className="change-fold" onClick={() => setOpen(true)}>
        {t(count === 1 ? 'changes.hiddenOne' : 'changes.hidden', { count: formatCount(count) })}
      </button>
      {tail}
    </>
  );
};

const Changed = ({ kind, text }: DifferentPiece) => {
  const t = useT();
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <>
      <span className="visually-hidden"> {t(kind === 'removed' ? 'changes.removed' : 'changes.added')} </span>
      <Mark>{visible(text)}</Mark>
    </>
  );
};

/** Two texts as one, with the removed and added words marked. */
export const TextChanges = ({ before, after }: { before: string; after: string }) => {
  const t = useT();
  const pieces = useMemo(() => differenceOf(before, after), [before, after]);
  if (pieces.every(({ kind }) => kind === 'same')) return <p className="mb-0">{t('changes.lineEnds')}</p>;
  return (
    <p className="change-text">
      {pieces.map((piece, at) =>
        piece.kind === 'same' ? (
          <Unchanged key={at} text={piece.text} isFirst={at === 0} isLast={at === pieces.length - 1} />
        ) : (
          <Changed key={at} {...piece} />
        ),
      )}
    </p>
  );
};
