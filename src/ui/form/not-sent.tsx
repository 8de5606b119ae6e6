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

/** The same hint below the heading of rows. */
export const NotSent = ({ name }: { name: string }) => {
  const hint = useNotSent(name);
  return hint ? <p className="form-text">{hint}</p> : null;
};
