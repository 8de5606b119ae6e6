import { useT } from 'core/i18n/use-t';
import { mobileUsers } from './duck';
import { Registration } from './registration';

const ManageMobile = () => {
  const t = useT();
  return <Registration duck={mobileUsers} title={t('userApplication.new')} />;
};

export default ManageMobile;
