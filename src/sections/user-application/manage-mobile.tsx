import { useT } from 'core/i18n/use-t';
import { Registration } from './registration';
import { mobileUsers } from './registration-duck';

const ManageMobile = () => {
  const t = useT();
  return <Registration duck={mobileUsers} title={t('userApplication.new')} />;
};

export default ManageMobile;
