import { type FormEvent, useId, useState } from 'react';
import { Button } from 'reactstrap';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { FindSource } from 'features/find/source';
import { useShownText } from 'lib/browser/use-shown-text';
import { isBlankText, searchText } from 'lib/text';
import type { FindQuery } from './query';
import { SelectField } from './select-field';

interface SectionFieldProps {
  sources: readonly FindSource[];
  value: string;
  onChange: (section: string) => void;
}

/** Chooses one section, or all. */
export const SectionField = ({ sources, value, onChange }: SectionFieldProps) => {
  const t = useT();
  const options = sources.map(({ path, i18n }) => ({ value: path, text: t(keyOf(i18n, 'title')) }));
  return (
    <SelectField
      label={t('find.section')}
      all={t('find.allSections')}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
};

const OPTIONS = ['wholeWords', 'matchAccents'] as const;

interface OptionProps {
  label: string;
  isChecked?: boolean;
  onChange: (isChecked: boolean) => void;
}

export const Option = ({ label, isChecked = false, onChange }: OptionProps) => {
  const id = useId();
  return (
    <div className="form-check">
      <input
        id={id}
        type="checkbox"
        className="form-check-input"
        checked={isChecked}
        onChange={event => onChange(event.target.checked)}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
  );
};

interface FindFormProps {
  query: FindQuery;
  /** The address that the query comes from. */
  address: string;
  sources: readonly FindSource[];
  onSearch: (query: FindQuery) => void;
}

/** What is typed; with another address, its query. */
const useTypedQuery = (query: FindQuery, address: string) => {
  const [typed, setTyped] = useState(query);
  const [shown, setShown] = useState(address);
  if (shown !== address) {
    setShown(address);
    setTyped(query);
  }
  return [typed, setTyped] as const;
};

/** The words to search for, and where. */
export const FindForm = ({ query, address, sources, onSearch }: FindFormProps) => {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useTypedQuery(query, address);
  const change = (part: Partial<FindQuery>) => setTyped({ ...typed, ...part });
  useShownText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlankText(typed.text)) return document.getElementById(`${id}text`)?.focus();
    onSearch({ ...typed, text: searchText(typed.text) });
  };
  return (
    <form role="search" className="find-form" aria-label={t('find.title')} onSubmit={submit}>
      <div className="field find-words">
        <label className="form-label" htmlFor={`${id}text`}>
          {t('find.sought')}
        </label>
        <input
          id={`${id}text`}
          type="search"
          className="form-control"
          data-sought={query.text}
          maxLength={200}
          autoFocus={query.text === ''}
          value={typed.text}
          onChange={event => change({ text: event.target.value })}
        />
      </div>
      <SectionField sources={sources} value={typed.section} onChange={section => change({ section })} />
      {OPTIONS.map(name => (
        <Option key={name} label={t(`find.${name}`)} isChecked={typed[name]} onChange={is => change({ [name]: is })} />
      ))}
      <Button type="submit" color="primary">
        {t('find.search')}
      </Button>
    </form>
  );
};
