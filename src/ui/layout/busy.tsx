import { useT } from 'core/i18n/use-t';
import { useRootClass } from './use-root-class';

/** Shown while a screen or its data load. */
export const Busy = () => {
  const t = useT();
  useRootClass('is-busy');
  return (
    <div className="busy" role="status">
      <span className="spinner-border spinner-border-sm text-primary" /> {t('global.loading')}
    </div>
  );
};
