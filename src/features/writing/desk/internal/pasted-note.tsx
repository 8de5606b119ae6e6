import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { Formatted } from 'features/pasting/pasted';
import type { PastedPart } from 'features/writing/insert/use-pasted-text';
import { formatCount } from 'lib/numbers';
import '../../../../styles/pasted-note.scss';

export interface PastedNoteProps {
  /** What was pasted last, while it is in the text. */
  part?: PastedPart;
  /** Replaces it by its plain text. */
  makePlain: () => void;
}

/** A count with its text for one, and its text for more. */
type Counted = readonly [count: number, one: MessageKey, many: MessageKey];

const arrived = ({ counts: { headings, tables, items } }: Formatted): Counted[] => [
  [headings, 'writing.paste.oneHeading', 'writing.paste.headings'],
  [tables, 'writing.paste.oneTable', 'writing.paste.tables'],
  [items, 'writing.paste.oneItem', 'writing.paste.items'],
];

const missing = ({ losses: { pictures, joinedCells } }: Formatted): Counted[] => [
  [pictures, 'writing.paste.onePicture', 'writing.paste.pictures'],
  [joinedCells, 'writing.paste.oneCell', 'writing.paste.cells'],
];

const FROM: Record<NonNullable<Formatted['source']> | 'text', MessageKey> = {
  word: 'writing.paste.from.word',
  docs: 'writing.paste.from.docs',
  excel: 'writing.paste.from.excel',
  sheets: 'writing.paste.from.sheets',
  libreOffice: 'writing.paste.from.libreOffice',
  outlook: 'writing.paste.from.outlook',
  page: 'writing.paste.from.page',
  text: 'writing.paste.from.text',
};

/** Named are the first texts only: the others are of the same kind. */
const MOST_NAMED = 3;

/** What arrived of a clipboard, and what did not. */
const useSentence = () => {
  const t = useT();
  const counted = (counts: readonly Counted[]) =>
    counts.flatMap(([count, one, many]) => {
      if (count === 0) return [];
      return [count === 1 ? t(one) : t(many, { count: formatCount(count) })];
    });
  return (formatted: Formatted | undefined) => {
    if (!formatted) return t('writing.paste.unreadable');
    const { source = 'text', losses } = formatted;
    const counts = counted(arrived(formatted)).join(', ');
    const from = t(FROM[source]);
    const texts = [...new Set(losses.unraised)].slice(0, MOST_NAMED).join(', ');
    const lost = [...counted(missing(formatted)), ...(texts === '' ? [] : [t('writing.paste.unraised', { texts })])];
    return [counts === '' ? from : `${from}: ${counts}`, ...lost].join(' · ');
  };
};

/** Says what was pasted, and offers its plain text. Screen readers hear it: the text says nothing of its formats. */
export const PastedNote = ({ part, makePlain }: PastedNoteProps) => {
  const t = useT();
  const sentence = useSentence();
  return (
    <p role="status" className="pasted-note" data-cy="pastedNote">
      {part && (
        <>
          {sentence(part.formatted)}
          {part.formatted && ' · '}
          {part.formatted && (
            <button type="button" className="btn btn-link" data-cy="pasteAsPlain" onClick={makePlain}>
              {t('writing.paste.asPlain')}
            </button>
          )}
        </>
      )}
    </p>
  );
};
