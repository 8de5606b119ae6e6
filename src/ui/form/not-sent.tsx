import { useT } from 'core/i18n/use-t';
import { useFormContextValue } from './form-context';

/** The path of a field, without the indexes of rows. */
const plainPath = (name: string) => name.replace(/\.\d+(?=\.|$)/g, '');

/** A hint for a field whose list the server did not send; undefined for any other field. */
export const useNotSent = (name: string): string | undefined => {
  const t = useT();
  const { unsent } = useFormContextValue();
  return unsent.includes(plainPath(name)) ? t('changes.unsent.hint') : undefined;
};

/** The same hint as an element of the form. */
export const NotSent = ({ name, id }: { name: string; id?: string }) => {
  const hint = useNotSent(name);
  return hint ? (
    <p id={id} className="form-text">
      {hint}
    </p>
  ) : null;
};
