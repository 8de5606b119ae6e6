import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useT } from 'core/i18n/use-t';
import { replaceKeys } from 'ui/shortcuts/keys';
import { useShortcut } from 'ui/shortcuts/shortcuts';

const State = () => {
  const t = useT();
  const state = useSelector((whole: object) => whole, { devModeChecks: { identityFunctionCheck: 'never' } });
  return (
    <aside className="dev-tools" aria-label={t('global.devTools')}>
      {Object.entries(state).map(([name, part]) => (
        <details key={name}>
          <summary>{name}</summary>
          <pre>{JSON.stringify(part, null, 2)}</pre>
        </details>
      ))}
    </aside>
  );
};

/** The store, duck by duck. Ctrl-H shows and hides it (R45); in development only. */
const DevTools = () => {
  const [isOpen, setOpen] = useState(false);
  useShortcut(replaceKeys(), 'global.devTools', () => setOpen(open => !open));
  return isOpen ? <State /> : null;
};

export default DevTools;
