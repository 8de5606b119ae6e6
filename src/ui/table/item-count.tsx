import { useT } from 'core/i18n/use-t';
import { formatCount } from 'lib/numbers';

interface ItemCountProps {
  /** Counts from 1. */
  page: number;
  size: number;
  /** Number of rows on this page. */
  rows: number;
  total: number;
  /** The list has at least `total` rows. */
  isTotalUnknown?: boolean;
}

/** The range of the rows on this page and the total: “1–20 de 312” (R52). */
export const ItemCount = ({ page, size, rows, total, isTotalUnknown = false }: ItemCountProps) => {
  const t = useT();
  if (total === 0) return <p className="item-count">{t('global.noRecords')}</p>;
  const before = (page - 1) * size;
  const first = formatCount(before + 1);
  const second = formatCount(before + rows);
  const shown = isTotalUnknown ? t('global.moreThan', { count: second }) : formatCount(total);
  return <p className="item-count">{t('global.item-count', { first, second, total: shown })}</p>;
};
