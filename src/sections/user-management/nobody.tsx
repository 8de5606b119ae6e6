import { Link } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import { useNavigation } from 'core/navigation/use-navigation';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import type { User } from './record';

/** Shown instead of a screen if the address has no usable login, such as `..`. */
const Nobody = () => {
  const t = useT();
  const { sectionPath } = useNavigation<User>();
  return (
    <section>
      <PageTitle title={t('error.http.404')} trail={[{ text: t('userManagement.title'), to: sectionPath }]} />
      <InlineAlert kind="warning">{t('userManagement.nobody')}</InlineAlert>
      <Link className="btn btn-primary" to={sectionPath}>
        {t('userManagement.title')}
      </Link>
    </section>
  );
};

export default Nobody;
