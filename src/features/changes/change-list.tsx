import { useT } from 'core/i18n/use-t';
import { formatCount } from 'lib/numbers';
import type { FieldChange } from './internal/change';
import { TextChanges } from './internal/text-changes';
import '../../styles/changes.scss';

const Side = ({ name, text }: { name: string; text: string }) => {
  const t = useT();
  return (
    <span className="change-side">
      <span className="visually-hidden">{name} </span>
      {text === '' ? <em className="text-body-secondary">{t('changes.empty')}</em> : text}
    </span>
  );
};

const ValueChange = ({ before, after }: { before: string; after: string }) => {
  const t = useT();
  return (
    <p className="change-value">
      <Side name={t('changes.before')} text={before} />
      <span aria-hidden="true">→</span>
      <Side name={t('changes.after')} text={after} />
    </p>
  );
};

const ItemChanges = ({ removed, added }: { removed: string[]; added: string[] }) => {
  const t = useT();
  return (
    <ul className="change-items">
      {removed.map((name, at) => (
        <li key={`removed ${at}`}>
          {t('changes.removed')} <del>{name}</del>
        </li>
      ))}
      {added.map((name, at) => (
        <li key={`added ${at}`}>
          {t('changes.added')} <ins>{name}</ins>
        </li>
      ))}
    </ul>
  );
};

const ChangeBody = ({ change }: { change: FieldChange }) => {
  if (change.kind === 'items') return <ItemChanges {...change} />;
  if (change.kind === 'text') return <TextChanges {...change} />;
  return <ValueChange {...change} />;
};

/** Shows how many fields differ, and each difference in the words of the form. */
export const ChangeList = ({ changes }: { changes: readonly FieldChange[] }) => {
  const t = useT();
  const count = formatCount(changes.length);
  return (
    <>
      {changes.length === 0 ? (
        <p className="mb-0">{t('changes.none')}</p>
      ) : (
        <p className="text-body-secondary">
          {changes.length === 1 ? t('changes.oneField') : t('changes.fields', { count })}
        </p>
      )}
      <ul className="changes">
        {changes.map(change => (
          <li key={change.path} data-cy="change">
            <h3>{change.label}</h3>
            <ChangeBody change={change} />
          </li>
        ))}
      </ul>
    </>
  );
};
