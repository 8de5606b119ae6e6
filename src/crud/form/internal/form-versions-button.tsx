import type { FieldValues } from 'react-hook-form';
import { useT } from 'core/i18n/use-t';
import { useAppDispatch } from 'core/redux/hooks';
import { VersionsButton } from 'features/versions/versions-button';
import type { Identified } from 'lib/model';
import { addMessageWithToast } from 'ui/feedback/message-toast';
import type { FormController } from '../form-controller';

interface FormVersionsButtonProps<T extends Identified & FieldValues> {
  manage: Pick<FormController<T>, 'i18n' | 'record' | 'draft' | 'texts' | 'versions'>;
}

/**
 * Opens the versions of the form's record; while one of its texts is edited, the versions of this text. What a version
 * replaces is offered as a draft.
 */
export const FormVersionsButton = <T extends Identified & FieldValues>({ manage }: FormVersionsButtonProps<T>) => {
  const t = useT();
  const dispatch = useAppDispatch();
  const { i18n, record, draft, texts, versions } = manage;
  const address = versions?.addressOf(record.base);
  if (!versions || !address) return null;
  const text = texts?.shown;
  const put = (values: object, time: string) => {
    draft.setAside();
    if (texts && text !== undefined) texts.put(texts.reader.read(values, text));
    // The version was put into the record that the form has.
    else record.restore(values as T);
    addMessageWithToast(dispatch, 'success', t('versions.done', { time }));
  };
  return (
    <VersionsButton
      i18n={i18n}
      address={address}
      source={versions.source}
      ready={() => versions.keepOpened(record.base)}
      read={record.read}
      text={text}
      onPut={put}
    />
  );
};
