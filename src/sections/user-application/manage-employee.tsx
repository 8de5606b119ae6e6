import { useT } from 'core/i18n/use-t';
import { Registration } from './registration';
import { employees } from './registration-duck';

const ManageEmployee = () => {
  const t = useT();
  return <Registration duck={employees} title={t('userApplication.newEmployee')} />;
};

export default ManageEmployee;
