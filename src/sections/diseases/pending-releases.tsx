import { useFormContext, useWatch } from 'react-hook-form';
import { keyOf } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { ChangesButton } from 'features/changes/changes-button';
import { fromBase64 } from 'lib/base64';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { StateBadge } from 'ui/layout/state-badge';
import type { Disease } from './record';
import { pendingTexts, texts, textToRelease } from './texts';

/** The texts that wait for release, each with its differences from the available text. */
export const PendingReleases = () => {
  const t = useT();
  const { getValues } = useFormContext<Disease>();
  useWatch<Disease>({ name: ['diagnostic', 'treatment'] });
  const disease = getValues();
  const compare = (name: string) => ({
    before: {},
    after: {},
    textFields: [],
    texts: [
      {
        name,
        before: fromBase64(texts.read(disease, name)).text,
        after: fromBase64(textToRelease(disease, name)).text,
      },
    ],
  });
  return pendingTexts(disease).map(name => {
    const label = t(keyOf('diseases', 'fields', name));
    return (
      <InlineAlert key={name} kind="info">
        <StateBadge tone="waiting">{t('hints.pendingRelease')}</StateBadge> {t('hints.pendingText', { name: label })}{' '}
        <ChangesButton
          i18n="diseases"
          title={t('hints.pendingHeading')}
          label={t('hints.seePendingOf', { name: label })}
          size="sm"
          compare={() => compare(name)}
        >
          {t('hints.seePending')}
        </ChangesButton>
      </InlineAlert>
    );
  });
};
