import { useSelector } from 'react-redux';
import { applicationProfile } from 'core/auth/application-profile.duck';
import { useT } from 'core/i18n/use-t';
import { useLoaded } from 'core/redux/use-loaded';
import { runtimeConfig } from 'lib/runtime-config';
import { LoadFailure } from 'ui/feedback/load-failure';
import { Busy } from 'ui/layout/busy';
import { EmptyState } from 'ui/layout/empty-state';
import { PageTitle } from 'ui/layout/page-title';
import '../../styles/api-docs.scss';

const documentation = () => `${runtimeConfig.apiBase}swagger-ui/index.html`;
const description = () => `${runtimeConfig.apiBase}v2/api-docs`;

/** Whether this is the page of the console, also of another version: only that has the console's settings. */
const isConsole = (page: string) => /<meta\s[^>]*name=["']?api-base-path\b/i.test(page);

/** The answer of another server, which need not let this page read it. The frame can show it all the same. */
const askOther = (address: URL) => fetch(address).catch(() => fetch(address, { mode: 'no-cors' }));

/**
 * Whether the server has a page of documentation. Many servers answer an unknown path with the page of the console,
 * which must not be shown inside itself.
 * @throws if the server cannot be reached or fails
 */
const hasDocumentation = async () => {
  const address = new URL(documentation(), window.location.href);
  const response = await (address.origin === window.location.origin ? fetch(address) : askOther(address));
  if (response.type === 'opaque') return true;
  if (response.status >= 500) throw new Error(response.statusText);
  return response.ok && !isConsole(await response.text());
};

const OpenLink = ({ address, text }: { address: string; text: string }) => (
  <a className="btn btn-outline-primary" href={address} target="_blank" rel="noreferrer">
    {text}
  </a>
);

const Documentation = () => {
  const t = useT();
  const { value: isThere, failed, retry } = useLoaded('docs/ASK', hasDocumentation);
  return (
    <section>
      <PageTitle title={t('docs.title')} dataCy="docsPageHeading">
        {isThere && <OpenLink address={documentation()} text={t('docs.open')} />}
      </PageTitle>
      {isThere && <iframe className="api-docs" src={documentation()} title={t('docs.title')} data-cy="swagger-frame" />}
      {isThere === false && (
        <EmptyState text={t('docs.missing')}>
          <OpenLink address={description()} text={t('docs.description')} />
        </EmptyState>
      )}
      {isThere === undefined && (failed ? <LoadFailure onRetry={retry} /> : <Busy />)}
    </section>
  );
};

const Disabled = () => {
  const t = useT();
  return (
    <section>
      <PageTitle title={t('docs.title')} dataCy="docsPageHeading" />
      <p className="text-body-secondary">{t('docs.disabled')}</p>
    </section>
  );
};

/** The API's own documentation, if the server offers it (R36). */
const Docs = () => (useSelector(applicationProfile.select).isSwaggerEnabled ? <Documentation /> : <Disabled />);

export default Docs;
