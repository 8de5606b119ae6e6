import { keyOf, type SectionKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';

interface TextLinksProps {
  i18n: SectionKey;
  /** The texts of the record, in the form's order. */
  names: readonly string[];
  current: string;
  onGo: (name: string) => void;
}

/** Links to the texts of one record. They are buttons, because all texts have the same address. */
export const TextLinks = ({ i18n, names, current, onGo }: TextLinksProps) => {
  const t = useT();
  if (names.length < 2) return null;
  return (
    <nav className="text-links" aria-label={t('writing.texts')}>
      {names.map(name => (
        <button
          key={name}
          type="button"
          className="btn btn-link"
          aria-current={name === current ? 'page' : undefined}
          onClick={() => name !== current && onGo(name)}
        >
          {t(keyOf(i18n, 'fields', name))}
        </button>
      ))}
    </nav>
  );
};
