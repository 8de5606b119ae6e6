import { useFormContext, useWatch } from 'react-hook-form';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { ChangesButton } from 'features/changes/changes-button';
import { differenceToRelease } from 'medical/difference-to-release';
import { useIsPending } from 'sections/sync-resume/duck';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { useFormContextValue } from 'ui/form/form-context';
import { StateBadge } from 'ui/layout/state-badge';
import type { Disease } from './record';

/** Shows that the disease is pending, as far as a list has asked, and how its texts differ from those to release. */
export const PendingReleases = () => {
  const t = useT();
  const { base } = useFormContextValue();
  const { getValues } = useFormContext<Disease>();
  useWatch<Disease>({ name: ['diagnostic', 'treatment'] });
  const isPending = useIsPending('DISEASE', base);
  if (!isPending) return null;
  const difference = differenceToRelease(getValues());
  return (
    <InlineAlert kind="info">
      <StateBadge tone="waiting">{t('hints.pendingRelease')}</StateBadge>
      {difference.texts.map(text => {
        const name = t(keyOf('diseases', 'fields', text.name));
        return (
          <p key={text.name} className="mb-0 mt-2">
            {t('hints.pendingText', { name })}{' '}
            <ChangesButton
              i18n="diseases"
              title={t('hints.pendingHeading')}
              label={t('hints.seePendingOf', { name })}
              size="sm"
              compare={() => ({ ...difference, texts: [text] })}
            >
              {t('hints.seePending')}
            </ChangesButton>
          </p>
        );
      })}
    </InlineAlert>
  );
};
