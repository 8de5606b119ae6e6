import { useT } from 'core/i18n/use-t';
import { lastDays, type Range } from './range';

const PRESETS = [
  [1, 'audits.presets.today'],
  [7, 'audits.presets.week'],
  [30, 'audits.presets.month'],
] as const;

interface AuditPresetsProps {
  range: Range;
  onChange: (range: Range) => void;
}

/** Buttons for the most used ranges. */
export const AuditPresets = ({ range, onChange }: AuditPresetsProps) => {
  const t = useT();
  return (
    <div className="choice-strip" role="group" aria-label={t('audits.presets.title')}>
      {PRESETS.map(([days, text]) => {
        const preset = lastDays(days);
        const isShown = preset.fromDate === range.fromDate && preset.toDate === range.toDate;
        return (
          <button key={days} type="button" aria-pressed={isShown} onClick={() => onChange(preset)}>
            {t(text)}
          </button>
        );
      })}
    </div>
  );
};
