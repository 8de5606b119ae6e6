import { useId, type ReactNode } from 'react';
import type { MessageKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';

interface FormPartProps {
  title: MessageKey;
  /** What the form's index links to. */
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

interface FormIndexProps {
  /** Title and id of each part, in the form's order. */
  parts: readonly { title: MessageKey; id: string }[];
}

/** The parts of a long form, each a way to it. Buttons, because the URL's hash is the route. */
export const FormIndex = ({ parts }: FormIndexProps) => {
  const t = useT();
  const goTo = (id: string) => {
    const part = document.getElementById(id);
    part?.scrollIntoView?.({ block: 'start' });
    part?.focus({ preventScroll: true });
  };
  return (
    <nav className="form-index" aria-label={t('entity.form.index')}>
      <ul>
        {parts.map(({ title, id }) => (
          <li key={id}>
            <button type="button" className="btn btn-link" onClick={() => goTo(id)}>
              {t(title)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
};
