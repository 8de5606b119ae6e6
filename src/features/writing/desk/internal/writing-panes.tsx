import { type CSSProperties, useRef } from 'react';
import type { Locale } from 'core/i18n/locales';
import { useScrollSync } from 'features/writing/sync/use-scroll-sync';
import type { Positions } from 'features/writing/text/positions';
import type { TypedText } from 'features/writing/text/typed-text';
import { Divider } from './divider';
import { Preview } from './preview';
import { TextArea } from './text-area';
import { useShare } from './use-share';

interface WritingPanesProps {
  typed: TypedText;
  positions: Positions;
  label: string;
  /** The language of the text. */
  locale: Locale;
  /** Whether the preview is as wide as a phone. */
  isPhone: boolean;
}

/** The text and its preview, side by side. */
export const WritingPanes = ({ typed, positions, label, locale, isPhone }: WritingPanesProps) => {
  const preview = useRef<HTMLDivElement>(null);
  const onBlocks = useScrollSync(typed, positions, preview);
  const [share, setShare] = useShare();
  const shares: CSSProperties & Record<`--${string}`, string> = {
    '--editor': `${share}fr`,
    '--reader': `${100 - share}fr`,
  };
  return (
    <div className="writing-panes" style={shares}>
      <div className="text-pane">
        <TextArea typed={typed} label={label} locale={locale} />
      </div>
      <Divider share={share} onShare={setShare} />
      <Preview typed={typed} locale={locale} isPhone={isPhone} frame={preview} onBlocks={onBlocks} />
    </div>
  );
};
