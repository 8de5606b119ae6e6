import { useEffect, useState } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { useHasUnsavedWork } from 'core/navigation/open-forms';
import { InlineAlert } from 'ui/feedback/inline-alert';

/** A tab that was hidden for at least this long checks the version when it becomes visible again. In milliseconds. */
const AWAY = 10 * 60_000;

/** The version that the server has now; undefined if the server does not report one. */
const servedVersion = async (): Promise<string | undefined> => {
  const response = await fetch('./sizes.json', { cache: 'no-store' });
  const { version }: { version?: unknown } = await response.json();
  return typeof version === 'string' ? version : undefined;
};

/**
 * Whether the server has another version than this page. It is checked when the tab becomes visible after ten minutes.
 */
const useIsOutdated = () => {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    let hiddenAt = Infinity;
    const ask = async () => {
      const version = await servedVersion().catch(() => undefined);
      setOutdated(version !== undefined && version !== __VERSION__);
    };
    const onChange = () => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (Date.now() - hiddenAt >= AWAY) void ask();
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return [isOutdated, setOutdated] as const;
};

/** Offers to load a newer console, as long as nothing is unsaved. The page never reloads by itself. */
const NewVersionNotice = () => {
  const t = useT();
  const [isOutdated, setOutdated] = useIsOutdated();
  const hasUnsavedWork = useHasUnsavedWork();
  if (!isOutdated || hasUnsavedWork) return null;
  return (
    <div className="passing-alert">
      <InlineAlert kind="info" onClose={() => setOutdated(false)}>
        {t('network.newVersion')}{' '}
        <Button color="primary" outline size="sm" data-cy="loadNewVersion" onClick={() => window.location.reload()}>
          {t('global.reload')}
        </Button>
      </InlineAlert>
    </div>
  );
};

export default NewVersionNotice;
