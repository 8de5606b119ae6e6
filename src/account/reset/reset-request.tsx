import { useForm } from 'react-hook-form';
import { t as translate } from 'core/i18n/translate';
import { useT } from 'core/i18n/use-t';
import { useRequest } from 'core/redux/use-request';
import { textOfFailure } from 'core/responses/server-text';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { PageTitle } from 'ui/layout/page-title';
import { httpStatusOf } from '../account-failure';
import { AccountField } from '../account-field';
import { AccountForm } from '../account-form';
import { EMAIL_RULES } from '../account-rules';
import { useRefusedFields } from '../use-refused-fields';
import { handlePasswordResetInit } from './internal/password-reset.duck';

const REFUSALS = { fields: { mail: 'email', email: 'email' } } as const;

/** Only 400 and 404 are about the e-mail address. Another failure has its own text. */
const textOfRequestFailure = (error: unknown): string =>
  [400, 404].includes(httpStatusOf(error) ?? 0) ? translate('reset.request.messages.notfound') : textOfFailure(error);

/** Asks for the e-mail address to which the server sends the key for a new password (R27). */
const ResetRequest = () => {
  const t = useT();
  const { status, error, send } = useRequest();
  const form = useForm({ defaultValues: { email: '' } });
  const { register, formState } = form;
  useRefusedFields(form, error, REFUSALS);

  return (
    <section>
      <PageTitle title={t('reset.request.title')} />
      {status === 'SUCCESS' ? (
        <InlineAlert kind="success">{t('reset.request.messages.success')}</InlineAlert>
      ) : (
        <InlineAlert kind="info">{t('reset.request.messages.info')}</InlineAlert>
      )}
      <AccountForm
        form={form}
        submit={t('reset.request.form.button')}
        isLoading={status === 'ONGOING'}
        onSubmit={({ email }) => send(handlePasswordResetInit(email))}
        result={status === 'ERROR' && <InlineAlert kind="danger">{textOfRequestFailure(error)}</InlineAlert>}
      >
        <AccountField
          label={t('global.form.email.label')}
          error={formState.errors.email?.message}
          registration={register('email', EMAIL_RULES)}
          dataCy="emailResetPassword"
          type="email"
          autoComplete="email"
        />
      </AccountForm>
    </section>
  );
};

export default ResetRequest;
