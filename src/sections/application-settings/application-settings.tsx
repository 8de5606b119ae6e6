import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { LoadFailure } from 'ui/feedback/load-failure';
import { Busy } from 'ui/layout/busy';
import { EmptyState } from 'ui/layout/empty-state';
import { FilterBox } from 'ui/layout/filter-box';
import { NoMatch } from 'ui/layout/no-match';
import { PageTitle } from 'ui/layout/page-title';
import { applicationSettings, fetchSettings } from './duck';
import { holdsText } from './record';
import { SettingRow } from './setting-row';
import '../../styles/settings-page.scss';

/** The settings of the mobile product, each saved separately (R130). */
const ApplicationSettings = () => {
  const t = useT();
  const dispatch = useAppDispatch();
  const { settings, loading, error } = useSelector(applicationSettings.select);
  const load = useCallback(() => void dispatch(fetchSettings()), [dispatch]);
  useEffect(load, [load]);
  const [filter, setFilter] = useState('');
  // They are hidden but stay mounted, so that the text typed into them is not lost.
  const hidden = settings.filter(setting => !holdsText(setting, filter));

  return (
    <section className="settings-page">
      <PageTitle title={t('applicationSettings.title')} dataCy="ApplicationSettingsHeading" />
      {loading === 'ERROR' && <LoadFailure error={error} onRetry={load} />}
      {loading === 'ONGOING' && settings.length === 0 && <Busy />}
      {loading === 'SUCCESS' && settings.length === 0 && (
        <EmptyState text={t('global.noItems', { name: t('applicationSettings.title') })} />
      )}
      {settings.length > 0 && <FilterBox label={t('applicationSettings.filter')} value={filter} onFilter={setFilter} />}
      {settings.length > 0 && hidden.length === settings.length && (
        <NoMatch search={filter} onClear={() => setFilter('')} />
      )}
      {settings.length > 0 && (
        <ul className="field-rows">
          {settings.map(setting => (
            <SettingRow key={setting.key} setting={setting} isHidden={hidden.includes(setting)} />
          ))}
        </ul>
      )}
    </section>
  );
};

export default ApplicationSettings;
