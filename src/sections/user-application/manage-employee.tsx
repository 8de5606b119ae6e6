import { useT } from 'core/i18n/use-t';
import { employees } from './registration-duck';
import { Registration } from './registration';

const ManageEmployee = () => {
  const t = useT();
  return <Registration duck={employees} title={t('userApplication.newEmployee')} />;
};

export default ManageEmployee;
