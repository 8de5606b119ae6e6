import { useDeferredValue, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import type { Attempt } from 'core/redux/hooks';
import { getConfigurations, getEnv } from 'features/monitoring/administration-thunks';
import { Answer, MonitoringPage } from 'features/monitoring/monitoring-page';
import { type PropertyGroup, readConfigProps, readEnv } from 'features/monitoring/read-configuration';
import { useMonitoring } from 'features/monitoring/use-monitoring';
import { containsPlain } from 'lib/plain';
import { FilterBox } from 'ui/layout/filter-box';
import { PlainTable } from 'ui/table/plain-table';

const READS = [getConfigurations, getEnv];

/** The groups with the properties that contain the text. A group whose name contains it has all its properties. */
const filtered = (groups: readonly PropertyGroup[], text: string): PropertyGroup[] =>
  groups
    .map(({ name, properties }) => ({
      name,
      properties: containsPlain(name, text)
        ? properties
        : properties.filter(property => containsPlain(property.join(' '), text)),
    }))
    .filter(({ properties }) => properties.length > 0);

interface GroupsProps {
  title: string;
  attempt: Attempt | undefined;
  onRetry: () => void;
  groups: readonly PropertyGroup[];
  search: string;
}

const Groups = ({ title, groups, search, ...answer }: GroupsProps) => {
  const t = useT();
  return (
    <Answer title={title} {...answer}>
      <section className="metrics-part properties-part">
        <h2>{title}</h2>
        {groups.length === 0 && (
          <p className="text-body-secondary">{search ? t('global.noMatch', { search }) : t('configuration.nothing')}</p>
        )}
        {groups.map(({ name, properties }, index) => (
          <section key={`${name}-${index}`} aria-label={name}>
            <h3>{name}</h3>
            <PlainTable
              caption={name}
              headers={[t('configuration.property'), t('configuration.value')]}
              rows={properties.map(([property, value]) => ({ key: property, cells: [property, value] }))}
            />
          </section>
        ))}
      </section>
    </Answer>
  );
};

/** The server's properties and environment. Secrets are shown as the server masks them (R146). */
const Configuration = () => {
  const t = useT();
  const { configProps, env, results, request } = useMonitoring(READS);
  const [beans, environment] = results;
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter);
  return (
    <MonitoringPage title={t('configuration.title')} dataCy="configurationPageHeading" {...request}>
      <FilterBox label={t('configuration.filter')} value={filter} onFilter={setFilter} />
      <Groups
        title={t('configuration.beans')}
        attempt={beans}
        onRetry={request.onRefresh}
        search={wanted}
        groups={filtered(readConfigProps(configProps), wanted)}
      />
      <Groups
        title={t('configuration.environment')}
        attempt={environment}
        onRetry={request.onRefresh}
        search={wanted}
        groups={filtered(readEnv(env), wanted)}
      />
    </MonitoringPage>
  );
};

export default Configuration;
