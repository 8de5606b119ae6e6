import type { ReactNode } from 'react';
import { useT } from 'core/i18n/use-t';

interface MissingProps {
  isMissing: boolean;
  children: ReactNode;
}

/** Figures, or a note that the response does not have them. */
export const Reported = ({ isMissing, children }: MissingProps) => {
  const t = useT();
  return <>{isMissing ? <p className="text-body-secondary">{t('metrics.missing')}</p> : children}</>;
};

/** A part of the metrics with its title. */
export const MetricsPart = ({ title, ...reported }: MissingProps & { title: string }) => (
  <section className="metrics-part figures-part">
    <h2>{title}</h2>
    <Reported {...reported} />
  </section>
);
