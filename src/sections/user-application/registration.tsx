import { isAxiosError } from 'axios';
import { ManageForm } from 'shared/crud/manage-page';
import { useManage, type ManageDuck } from 'shared/crud/use-manage';
import { fields } from 'shared/form/fields';
import { isConflict } from 'shared/http/is-conflict';
import { textOfNotice, textOfSaveError } from 'shared/i18n/server-text';
import { findText } from 'shared/i18n/translate';
import { blank, rules, type Customer } from './model';

const { Text, Check } = fields<Customer>();

const codeOf = (error: unknown): string | undefined => {
  const code: unknown = isAxiosError(error) && isConflict(error) ? error.response?.data?.code : undefined;
  return typeof code === 'string' && code !== '' ? code : undefined;
};

/** A conflict is told by the server's code (spec 4, 8), any other refusal by its message. */
const failureOf = (error: unknown): string => {
  const code = codeOf(error);
  if (code === undefined) return textOfSaveError(error);
  return findText(`error.${code}`) ?? textOfNotice({ key: code });
};

/** The form of a new customer or employee (spec 2.6). */
export const Registration = ({ duck, title }: { duck: ManageDuck<Customer>; title: string }) => {
  const manage = useManage(duck, blank, rules);
  return (
    <ManageForm manage={manage} i18n="userApplication" title={title} failure={failureOf(manage.error)}>
      <Text name="name" required />
      <Text name="email" required />
      <Text name="login" required />
      <Check name="activated" />
    </ManageForm>
  );
};
