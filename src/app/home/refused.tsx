import { Link, useLocation } from 'react-router-dom';
import { useEntryName } from 'app/menu/use-entry-name';
import { useMenu } from 'app/menu/use-menu';
import { useT } from 'core/i18n/use-t';
import { authorityText } from 'sections/user-management/record';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';

export interface RefusedProps {
  /** One of them opens the screen. */
  authorities: readonly string[];
}

/** The same screen in this account's menu: a colleague's link may lead into the other area. */
const useOwnScreen = () => {
  const { pathname, search } = useLocation();
  const nameOf = useEntryName();
  const [, , path, ...rest] = pathname.split('/');
  const entry = useMenu().find(({ section }) => section.path === path);
  return entry && { name: nameOf(entry), to: { pathname: [entry.to, ...rest].join('/'), search } };
};

/** Says that this account may not open a screen, which accounts may, and where to go on. */
const Refused = ({ authorities }: RefusedProps) => {
  const t = useT();
  const own = useOwnScreen();
  const names = authorities.map(authorityText).join(', ');
  return (
    <section>
      <PageTitle title={t('global.refused.title')} />
      <InlineAlert kind="danger">{t('error.http.403')}</InlineAlert>
      {names !== '' && <p>{t('global.refused.who', { names })}</p>}
      {own && (
        <p>
          {t('global.refused.own')} <Link to={own.to}>{own.name}</Link>
        </p>
      )}
      <Link className="btn btn-primary" to="/">
        {t('global.goHome')}
      </Link>
    </section>
  );
};

export default Refused;
