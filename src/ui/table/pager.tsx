import { Fragment } from 'react';
import { useT } from 'core/i18n/use-t';
import { formatCount } from 'lib/numbers';
import { pagerWindow } from './internal/pager-window';

interface PagerProps {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
}

/** Page buttons, five at most (R52). An ellipsis shows a gap between them. */
export const Pager = ({ page, lastPage, onPage }: PagerProps) => {
  const t = useT();
  if (lastPage < 2) return null;
  const pages = pagerWindow(page, lastPage);
  return (
    <nav aria-label={t('global.pages')}>
      <ul className="pagination mb-0">
        {pages.map((number, index) => (
          <Fragment key={number}>
            {number - (pages[index - 1] ?? number) > 1 && (
              <li className="page-item page-gap" aria-hidden="true">
                …
              </li>
            )}
            <li className={`page-item${number === page ? ' active' : ''}`}>
              <button
                type="button"
                className="page-link"
                aria-label={t('global.page', { page: formatCount(number) })}
                aria-current={number === page ? 'page' : undefined}
                onClick={() => onPage(number)}
              >
                {formatCount(number)}
              </button>
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  );
};
