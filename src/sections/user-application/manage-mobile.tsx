import { useT } from 'core/i18n/use-t';
import { mobileUsers } from './registration-duck';
import { Registration } from './registration';

const ManageMobile = () => {
  const t = useT();
  return <Registration duck={mobileUsers} title={t('userApplication.new')} />;
};

export default ManageMobile;
