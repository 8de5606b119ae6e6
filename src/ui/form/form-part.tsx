import { type ReactNode, type Ref, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { formErrorsOf } from './form-errors';
import { findControl } from './use-focus-field';

interface FormPartProps {
  title: MessageKey;
  /** The id that the form's index links to. */
  id?: string;
  children: ReactNode;
}

/** A part of a long form under its own heading. */
export const FormPart = ({ title, id, children }: FormPartProps) => {
  const t = useT();
  const ownId = useId();
  const anchor = id ?? ownId;
  return (
    <section className="form-part" id={anchor} tabIndex={-1} aria-labelledby={`${anchor}-title`}>
      <h2 id={`${anchor}-title`}>{t(title)}</h2>
      {children}
    </section>
  );
};

/** A part of a form, as the form's index links to it. */
export type PartOfForm = Required<Pick<FormPartProps, 'title' | 'id'>>;

interface FormIndexProps {
  /** In the form's order. */
  parts: readonly PartOfForm[];
  innerRef?: Ref<HTMLElement>;
}

/** How many errors the fields of each part have, by the part's id. */
const useErrorCounts = (): ReadonlyMap<string, number> => {
  const { errors } = useFormContext().formState;
  const counts = new Map<string, number>();
  for (const { path } of formErrorsOf(errors)) {
    const id = findControl(path)?.closest('.form-part')?.id;
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

const ErrorCount = ({ count }: { count: number }) => {
  const t = useT();
  return (
    <>
      {' '}
      <span className="visually-hidden">
        {t(count === 1 ? 'entity.form.oneError' : 'entity.form.errors', { count })}
      </span>
      <span className="badge text-bg-danger" aria-hidden="true">
        {count}
      </span>
    </>
  );
};

/** The index of a long form: each part with the number of its errors. Buttons, because the URL's hash is the route. */
export const FormIndex = ({ parts, innerRef }: FormIndexProps) => {
  const t = useT();
  const counts = useErrorCounts();
  const goTo = (id: string) => {
    const part = document.getElementById(id);
    part?.scrollIntoView?.({ block: 'start' });
    part?.focus({ preventScroll: true });
  };
  return (
    <nav ref={innerRef} className="form-index" aria-label={t('entity.form.index')}>
      <ul>
        {parts.map(({ title, id }) => (
          <li key={id}>
            <button type="button" className="btn btn-link" onClick={() => goTo(id)}>
              {t(title)}
              {counts.has(id) && <ErrorCount count={counts.get(id) ?? 0} />}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};
