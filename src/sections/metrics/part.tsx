import type { ReactNode } from 'react';
import { useT } from 'core/i18n/use-t';

interface PartProps {
  title: string;
  isMissing: boolean;
  children: ReactNode;
}

/** A part of the metrics, or a note that the response does not have it. */
export const Part = ({ title, isMissing, children }: PartProps) => {
  const t = useT();
  return (
    <section className="metrics-part figures-part">
      <h2>{title}</h2>
      {isMissing ? <p className="text-body-secondary">{t('metrics.missing')}</p> : children}
    </section>
  );
};
