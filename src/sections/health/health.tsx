import { useState } from 'react';
import { ModalBody } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { MonitoringPage } from 'features/monitoring/monitoring-page';
import { rankOfStatus, WORKS } from 'features/monitoring/rank-of-status';
import { type HealthIndicator, readHealth } from 'features/monitoring/read-health';
import { StatusBadge } from 'features/monitoring/status-badge';
import { systemHealth } from 'features/monitoring/system-health';
import { useMonitoring } from 'features/monitoring/use-monitoring';
import { Dialog } from 'ui/dialogs/dialog';
import { RowButton } from 'ui/layout/row-button';
import { PlainTable } from 'ui/table/plain-table';

const READS = [systemHealth];

const Details = ({ indicator, onClose }: { indicator: HealthIndicator; onClose: () => void }) => {
  const t = useT();
  return (
    <Dialog title={indicator.name} onClose={onClose}>
      <ModalBody>
        <PlainTable
          caption={indicator.name}
          headers={[t('health.details.name'), t('health.details.value')]}
          rows={indicator.details.map(([name, value]) => ({ key: name, cells: [name, value] }))}
        />
      </ModalBody>
    </Dialog>
  );
};

/** The details of a service that does not work are shown at once. Those of a working service open in a dialog. */
const Facts = ({ indicator, onShow }: { indicator: HealthIndicator; onShow: IndicatorsProps['onShow'] }) => {
  const t = useT();
  const { name, status, details } = indicator;
  if (rankOfStatus(status) < WORKS)
    return (
      <dl className="open-facts">
        {details.map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <RowButton color="secondary" aria-label={t('health.detailsOf', { name })} onClick={() => onShow(indicator)}>
      {t('health.table.details')}
    </RowButton>
  );
};

interface IndicatorsProps {
  indicators: readonly HealthIndicator[];
  onShow: (indicator: HealthIndicator) => void;
}

const Indicators = ({ indicators, onShow }: IndicatorsProps) => {
  const t = useT();
  return (
    <PlainTable
      caption={t('health.title')}
      headers={[t('health.table.service'), t('health.table.status'), t('health.table.details')]}
      rows={indicators.map(indicator => ({
        key: indicator.name,
        cells: [
          indicator.name,
          <StatusBadge key="status" status={indicator.status} />,
          indicator.details.length > 0 && <Facts key="details" indicator={indicator} onShow={onShow} />,
        ],
      }))}
    />
  );
};

/** The health of the services: failures first, working services last (R144). */
const Health = () => {
  const t = useT();
  const { health, request } = useMonitoring(READS);
  const [shown, show] = useState<HealthIndicator | null>(null);
  const { status, indicators } = readHealth(health);
  return (
    <MonitoringPage title={t('health.title')} dataCy="healthPageHeading" {...request}>
      <p>
        {t('health.overall')} <StatusBadge status={status} />
      </p>
      {indicators.length === 0 ? (
        <p className="text-body-secondary">{t('health.nothing')}</p>
      ) : (
        <Indicators indicators={indicators} onShow={show} />
      )}
      {shown && <Details indicator={shown} onClose={() => show(null)} />}
    </MonitoringPage>
  );
};

export default Health;
