import { useT } from 'core/i18n/use-t';
import { MenuItem } from 'ui/layout/menu';
import { keepDensity, readDensity } from 'ui/table/density';

/** Offers the density that the rows do not have. */
export const DensityItem = () => {
  const t = useT();
  const other = readDensity() === 'compact' ? 'comfortable' : 'compact';
  return (
    <MenuItem data-cy="density" onClick={() => keepDensity(other)}>
      {t(`lists.densityOptions.${other}`)}
    </MenuItem>
  );
};
