import { type FormEvent, useId, useState } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import type { FindSource } from 'features/find/source';
import { useShownText } from 'lib/browser/use-shown-text';
import { isBlankText, searchText } from 'lib/text';
import { Option, SectionField } from './find-form';
import type { ReplaceQuery } from './replace-query';

const OPTIONS = ['keepCase', 'wholeWords', 'matchAccents', 'inNames'] as const;

interface WordsProps {
  label: string;
  value: string;
  /** What the address says of it. */
  sought: string;
  isFirst: boolean;
  isReadOnly?: boolean;
  error?: string;
  onChange: (text: string) => void;
}

const Words = ({ label, value, sought, isFirst, isReadOnly, error, onChange }: WordsProps) => {
  const id = useId();
  return (
    <div className="field find-words">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="text"
        className={error ? 'form-control is-invalid' : 'form-control'}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}error`}
        autoComplete="off"
        data-sought={sought}
        maxLength={200}
        autoFocus={isFirst}
        readOnly={isReadOnly}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      {error && (
        <div id={`${id}error`} className="invalid-feedback">
          {error}
        </div>
      )}
    </div>
  );
};

interface OptionsProps {
  typed: ReplaceQuery;
  onChange: (part: Partial<ReplaceQuery>) => void;
}

const Options = ({ typed, onChange }: OptionsProps) => {
  const t = useT();
  const labels = {
    keepCase: t('replace.keepCase'),
    wholeWords: t('find.wholeWords'),
    matchAccents: t('find.matchAccents'),
    inNames: t('replace.inNames'),
  };
  return OPTIONS.map(name => (
    <Option key={name} label={labels[name]} isChecked={typed[name]} onChange={is => onChange({ [name]: is })} />
  ));
};

interface ReplaceFormProps {
  query: ReplaceQuery;
  sources: readonly FindSource[];
  onReview: (query: ReplaceQuery) => void;
}

/** What is replaced by what, and where. It is mounted anew for another address. */
export const ReplaceForm = ({ query, sources, onReview }: ReplaceFormProps) => {
  const t = useT();
  const [typed, setTyped] = useState(query);
  const [isTold, setTold] = useState(false);
  const change = (part: Partial<ReplaceQuery>) => setTyped({ ...typed, ...part });
  useShownText();
  const { isPicture = false } = query;
  const isMissing = isBlankText(typed.text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(isMissing);
    if (!isMissing) onReview({ ...typed, text: searchText(typed.text) });
  };
  return (
    <form className="find-form" aria-label={t('replace.title')} onSubmit={submit}>
      <Words
        label={t(isPicture ? 'replace.picture' : 'find.sought')}
        value={typed.text}
        sought={query.text}
        isFirst={query.text === ''}
        isReadOnly={isPicture}
        error={isTold && isMissing ? t('replace.noWords') : undefined}
        onChange={text => change({ text })}
      />
      <Words
        label={t('replace.by')}
        value={typed.by}
        sought={query.by}
        isFirst={query.text !== '' && !query.isAsked}
        onChange={by => change({ by })}
      />
      <SectionField sources={sources} value={typed.section} onChange={section => change({ section })} />
      {!isPicture && <Options typed={typed} onChange={change} />}
      <Button type="submit" color="primary">
        {t('replace.review')}
      </Button>
    </form>
  );
};
