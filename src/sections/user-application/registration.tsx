import { textOfSaveError } from 'core/responses/server-text';
import { ManageForm } from 'crud/form/manage-page';
import { useManage } from 'crud/form/use-manage';
import type { Duck } from 'records/duck';
import { fields } from 'ui/form/fields';
import { type Customer, customer, customerRow } from './record';

const { Text, Check } = fields<Customer>();

/** The form of a new customer or employee (R133). */
export const Registration = ({ duck, title }: { duck: Duck<Customer>; title: string }) => {
  const manage = useManage(duck, 'userApplication', customer, {
    calls: 'create',
    rowOf: customerRow,
  });
  return (
    <ManageForm manage={manage} title={title} failure={textOfSaveError(manage.save.error)}>
      <Text name="name" required />
      <Text name="email" required />
      <Text name="login" required />
      <Check name="activated" />
    </ManageForm>
  );
};
