import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useNavigation } from 'core/navigation/use-navigation';
import { isPathSegment } from 'core/http/path-segment';
import { useT } from 'core/i18n/use-t';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import type { User } from './model';

/** Stands in for a screen whose address holds no login, such as `..`. */
const Nobody = () => {
  const t = useT();
  const { base } = useNavigation<User>();
  return (
    <section>
      <PageTitle title={t('error.http.404')} trail={[{ text: t('userManagement.title'), to: base }]} />
      <InlineAlert kind="warning">{t('userManagement.nobody')}</InlineAlert>
      <Link className="btn btn-primary" to={base}>
        {t('userManagement.title')}
      </Link>
    </section>
  );
};

/** The login that a route names; its parameter may still be encoded. */
const loginOf = (parameter: string): string => {
  try {
    return decodeURIComponent(parameter);
  } catch {
    return parameter;
  }
};

/**
 * A screen with the login that its route names, empty where it names none. A login that no request can carry opens no
 * screen.
 */
export const withRouteLogin = (Screen: ComponentType<{ login: string }>) => {
  const ScreenOfLogin = () => {
    const { login: parameter } = useParams<{ login?: string }>();
    if (parameter === undefined) return <Screen login="" />;
    const login = loginOf(parameter);
    return isPathSegment(login) ? <Screen login={login} /> : <Nobody />;
  };
  return ScreenOfLogin;
};
