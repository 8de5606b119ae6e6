import { useSelector } from 'react-redux';
import type { ApplicationProfileState } from 'core/auth/application-profile.duck';
import { useT } from 'core/i18n/use-t';
import { runtimeConfig } from 'lib/runtime-config';
import { PageTitle } from 'ui/layout/page-title';

const DOCUMENTATION = `${runtimeConfig.apiBase}swagger-ui/index.html`;

interface ProfileRoot {
  applicationProfile: ApplicationProfileState;
}

/** The API's own documentation, if the server offers it (R36). */
const Docs = () => {
  const t = useT();
  const isEnabled = useSelector(({ applicationProfile }: ProfileRoot) => applicationProfile.isSwaggerEnabled);
  return (
    <section>
      <PageTitle title={t('docs.title')} dataCy="docsPageHeading">
        {isEnabled && (
          <a className="btn btn-outline-primary" href={DOCUMENTATION} target="_blank" rel="noreferrer">
            {t('docs.open')}
          </a>
        )}
      </PageTitle>
      {isEnabled ? (
        <iframe className="api-docs" src={DOCUMENTATION} title={t('docs.title')} data-cy="swagger-frame" />
      ) : (
        <p className="text-body-secondary">{t('docs.disabled')}</p>
      )}
    </section>
  );
};

export default Docs;
