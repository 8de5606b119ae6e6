import { Fragment } from 'react';
import { useT } from 'core/i18n/use-t';
import { type Keys, namesOf } from './keys';

/** The keys of a shortcut, each by its name on the user's keyboard. */
export const KeyNames = ({ keys }: { keys: Keys }) => {
  const t = useT();
  return (
    <span className="key-names">
      {namesOf(keys, t('shortcuts.control')).map((name, at) => (
        <Fragment key={name}>
          {at > 0 && ' '}
          <kbd>{name}</kbd>
        </Fragment>
      ))}
    </span>
  );
};
