import { useT } from 'core/i18n/use-t';

interface FavoriteStarProps {
  name: string;
  isFavorite: boolean;
  onToggle: () => void;
}

/** Adds a section to the favorites, or removes it. */
export const FavoriteStar = ({ name, isFavorite, onToggle }: FavoriteStarProps) => {
  const t = useT();
  return (
    <button
      type="button"
      className="favorite-star"
      aria-pressed={isFavorite}
      aria-label={t('home.favorite', { name })}
      title={t('home.favorite', { name })}
      onClick={onToggle}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
        <path
          fill={isFavorite ? 'currentColor' : 'none'}
          strokeLinejoin="round"
          d="m8 1.9 1.9 3.9 4.2.6-3 3 .7 4.2L8 11.6l-3.8 2 .7-4.2-3-3 4.2-.6Z"
        />
      </svg>
    </button>
  );
};
