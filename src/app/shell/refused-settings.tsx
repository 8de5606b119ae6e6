import { useT } from 'core/i18n/use-t';
import { isolated } from 'lib/isolated';
import { runtimeConfig } from 'lib/runtime-config';
import { InlineAlert } from 'ui/feedback/inline-alert';

/** Shows the person who installed the console which settings of index.html it refused. */
export const RefusedSettings = () => {
  const t = useT();
  const { refused } = runtimeConfig;
  if (refused.length === 0) return null;
  return (
    <InlineAlert kind="danger">{t('global.refusedSettings', { names: refused.map(isolated).join(', ') })}</InlineAlert>
  );
};
