import { useWatch } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { same } from 'lib/deep-equal';
import { fieldsOf } from 'lib/is-plain-object';
import { useFormContextValue } from 'ui/form/form-context';
import { isBlank } from 'ui/form/rules';
import { TextField } from 'ui/form/text-field';
import { type Coupon, coupon } from './record';

/** The code. Where the other fields are those of the coupon before, it says why it is the one that is empty. */
export const CodeField = () => {
  const t = useT();
  const { base } = useFormContextValue();
  const code = useWatch<Coupon, 'code'>({ name: 'code' });
  const isNext = fieldsOf(base).id === undefined && !same(base, coupon.blank);
  return <TextField name="code" hint={isNext && isBlank(code) ? t('coupon.next') : undefined} />;
};
