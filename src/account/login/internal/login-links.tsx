import { Link } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';

/** Links for users who cannot sign in. */
export const LoginLinks = () => {
  const t = useT();
  return (
    <>
      <p>
        <Link to="/reset/request" data-cy="forgetYourPasswordSelector">
          {t('login.password.forgot')}
        </Link>
      </p>
      <p>
        {t('global.messages.info.register.noaccount')}{' '}
        <Link to="/register">{t('global.messages.info.register.link')}</Link>
      </p>
    </>
  );
};
