import { useT } from 'core/i18n/use-t';
import { MenuItem } from 'ui/layout/menu';
import { useMediaQuery } from 'ui/layout/use-media-query';
import { keepDensity, readDensity } from 'ui/table/density';

/** In a window of this width rows are cards, which have only one density. */
const HAS_CARDS = '(max-width: 61.98em)';

/** Offers the density that the rows do not have now. */
export const DensityItem = () => {
  const t = useT();
  const hasCards = useMediaQuery(HAS_CARDS);
  const other = readDensity() === 'compact' ? 'comfortable' : 'compact';
  if (hasCards) return null;
  return (
    <MenuItem data-cy="density" onClick={() => keepDensity(other)}>
      {t(`lists.densityOptions.${other}`)}
    </MenuItem>
  );
};
