import { useT } from 'core/i18n/use-t';
import { gatewayRoutes } from 'features/monitoring/administration.duck';
import { MonitoringPage } from 'features/monitoring/monitoring-page';
import { readRoutes } from 'features/monitoring/read-routes';
import { StatusBadge } from 'features/monitoring/status-badge';
import { useMonitoring } from 'features/monitoring/use-monitoring';
import { PlainTable } from 'ui/table/plain-table';

const READS = [() => gatewayRoutes()];

/** The routes of the gateway and their service instances (R37). */
const Gateway = () => {
  const t = useT();
  const { routes: received, request } = useMonitoring(READS);
  const routes = readRoutes(received);
  return (
    <MonitoringPage title={t('gateway.title')} dataCy="gatewayPageHeading" {...request}>
      {routes.length === 0 ? (
        <p className="text-body-secondary">{t('gateway.nothing')}</p>
      ) : (
        <PlainTable
          caption={t('gateway.title')}
          headers={[t('gateway.path'), t('gateway.service'), t('gateway.instances')]}
          rows={routes.map(({ path, serviceId, instances }) => ({
            key: path,
            cells: [
              path,
              serviceId,
              instances.length === 0
                ? t('gateway.noInstance')
                : instances.map(({ uri, status }, at) => (
                    <span key={`${uri} ${at}`} className="d-block">
                      {uri} {status && <StatusBadge status={status} />}
                    </span>
                  )),
            ],
          }))}
        />
      )}
    </MonitoringPage>
  );
};

export default Gateway;
