import { useT } from 'core/i18n/use-t';

/** Shown while a screen or its data load. */
export const Busy = () => {
  const t = useT();
  return (
    <div className="busy" role="status">
      <span className="spinner-border spinner-border-sm text-primary" /> {t('global.loading')}
    </div>
  );
};
