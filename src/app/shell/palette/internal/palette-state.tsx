import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { searchText } from 'lib/text';
import type { SoughtSection } from './sought-sections';
import type { RecordSearch } from './use-record-search';

/** The names of sections, each once, with the field that is searched if it is not the name. */
const useNames = () => {
  const t = useT();
  const nameOf = ({ entry: { section }, field }: SoughtSection) => {
    const title = t(keyOf(section.i18n, 'title'));
    return field ? `${title} (${t(keyOf(section.i18n, 'fields', field))})` : title;
  };
  return (sections: readonly SoughtSection[]) => [...new Set(sections.map(nameOf))].join(', ');
};

interface PaletteStateProps extends Omit<RecordSearch, 'records'> {
  typed: string;
  /** Nothing has this name. */
  isEmpty: boolean;
}

/** The state of the search, for screen readers too, and which sections it speaks of. */
export const PaletteState = ({ typed, isEmpty, waiting, failed, searched }: PaletteStateProps) => {
  const t = useT();
  const namesOf = useNames();
  const isSearching = waiting.length > 0;
  const isNothing = isEmpty && !isSearching;
  const textOfState = () => {
    if (isSearching) return t('palette.searching');
    if (failed.length > 0) return t('palette.failed', { sections: namesOf(failed) });
    return isNothing ? t('palette.nothing', { text: searchText(typed) }) : '';
  };
  return (
    <div className="palette-state">
      <p role="status">{textOfState()}</p>
      {isSearching && <p>{t('palette.waiting', { sections: namesOf(waiting) })}</p>}
      {isNothing && searched.length > 0 && <p>{t('palette.searched', { sections: namesOf(searched) })}</p>}
    </div>
  );
};
