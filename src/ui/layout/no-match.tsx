import { useT } from 'core/i18n/use-t';
import { EmptyState } from './empty-state';

interface NoMatchProps {
  search: string;
  onClear: () => void;
}

/** The button disappears with the search, so the focus goes to the search field of the same dialog or screen. */
const focusSearch = (button: Element) =>
  button.closest('.modal-body, main')?.querySelector<HTMLElement>('input[type="search"]')?.focus();

/** Reports that a search found nothing, and offers to clear it. */
export const NoMatch = ({ search, onClear }: NoMatchProps) => {
  const t = useT();
  return (
    <EmptyState text={t('global.noMatch', { search })}>
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={({ currentTarget }) => {
          focusSearch(currentTarget);
          onClear();
        }}
      >
        {t('entity.action.clearSearch')}
      </button>
    </EmptyState>
  );
};
