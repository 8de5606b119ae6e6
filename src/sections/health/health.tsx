import { useState } from 'react';
import { Button, ModalBody } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { systemHealth } from 'features/monitoring/administration.duck';
import { MonitoringPage } from 'features/monitoring/monitoring-page';
import { readHealth, type HealthIndicator } from 'features/monitoring/read-health';
import { useMonitoring } from 'features/monitoring/use-monitoring';
import { PlainTable } from 'ui/table/plain-table';
import { Dialog } from 'ui/dialogs/dialog';

const Status = ({ status }: { status: string }) => (
  <span className={`badge ${status === 'UP' ? 'text-bg-success' : 'text-bg-danger'}`}>{status}</span>
);

const Details = ({ indicator, onClose }: { indicator: HealthIndicator; onClose: () => void }) => {
  const t = useT();
  return (
    <Dialog title={indicator.name} onClose={onClose}>
      <ModalBody>
        <PlainTable
          caption={indicator.name}
          heads={[t('health.details.name'), t('health.details.value')]}
          rows={indicator.details.map(([name, value]) => ({ key: name, cells: [name, value] }))}
        />
      </ModalBody>
    </Dialog>
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
      heads={[t('health.table.service'), t('health.table.status'), t('health.table.details')]}
      rows={indicators.map(indicator => ({
        key: indicator.name,
        cells: [
          indicator.name,
          <Status key="status" status={indicator.status} />,
          indicator.details.length > 0 && (
            <Button
              key="details"
              size="sm"
              color="secondary"
              outline
              aria-label={t('health.detailsOf', { name: indicator.name })}
              onClick={() => onShow(indicator)}
            >
              {t('health.table.details')}
            </Button>
          ),
        ],
      }))}
    />
  );
};

/** What is wrong first, what works last (R144). */
const Health = () => {
  const t = useT();
  const { health, request } = useMonitoring(systemHealth);
  const [shown, show] = useState<HealthIndicator | null>(null);
  const { status, indicators } = readHealth(health);
  return (
    <MonitoringPage title={t('health.title')} dataCy="healthPageHeading" {...request}>
      <p>
        {t('health.overall')} <Status status={status || '?'} />
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
