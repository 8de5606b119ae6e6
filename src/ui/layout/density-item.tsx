import { useT } from 'core/i18n/use-t';
import { useDensity } from './density';
import { MenuItem } from './menu';
import { useMediaQuery } from './use-media-query';

/** Bootstrap's `md` of the styles: in a narrower window rows are cards and forms are for fingers, with one density. */
const HAS_CARDS = '(max-width: 44.98em)';

/** The item of a menu that offers the density that tables and forms do not have now. */
export const DensityItem = () => {
  const t = useT();
  const { isCompact, toggle } = useDensity();
  const hasCards = useMediaQuery(HAS_CARDS);
  if (hasCards) return null;
  return (
    <MenuItem data-cy="density" onClick={toggle}>
      {t(`lists.densityOptions.${isCompact ? 'comfortable' : 'compact'}`)}
    </MenuItem>
  );
};
