import { useT } from 'core/i18n/use-t';
import { useRootClass } from './use-root-class';

/** The common shape of screens, shown while a screen's code loads: breadcrumbs, title, and one part. */
export const ScreenSkeleton = () => {
  const t = useT();
  useRootClass('is-busy');
  return (
    <div className="busy screen-skeleton" role="status">
      <span className="visually-hidden">{t('global.loading')}</span>
      <div className="placeholder-glow" aria-hidden="true">
        <span className="placeholder skeleton-trail" />
        <span className="placeholder skeleton-title" />
        <span className="placeholder skeleton-part" />
      </div>
    </div>
  );
};
