import type { RefObject } from 'react';
import { languageTag, type Locale } from 'core/i18n/locales';
import { useT } from 'core/i18n/use-t';
import { MarkdownView } from 'features/markdown/markdown-view';
import type { Block } from 'features/markdown/split-blocks';
import { type TypedText, useDebouncedText } from 'features/writing/text/typed-text';

interface PreviewProps {
  typed: TypedText;
  /** The language of the text. */
  locale: Locale;
  isPhone: boolean;
  frame: RefObject<HTMLDivElement>;
  onBlocks: (blocks: readonly Block[]) => void;
}

/** The rendered example of the empty text area. It fetches no picture: its picture name is only an example. */
const Example = () => {
  const t = useT();
  return (
    <div className="markdown-example" data-cy="markdownExample">
      <p className="form-text">{t('writing.example.heading')}</p>
      <MarkdownView markdown={t('writing.example.text')} />
      <span className="picture-placeholder">{t('writing.example.pictureHere')}</span>
    </div>
  );
};

/** Shows what the reader will see. It is updated when typing pauses. */
export const Preview = ({ typed, locale, isPhone, frame, onBlocks }: PreviewProps) => {
  const t = useT();
  const text = useDebouncedText(typed);
  return (
    // A scrollable region must be reachable by keyboard.
    <div
      ref={frame}
      className={isPhone ? 'preview is-phone' : 'preview'}
      role="region"
      aria-label={t('entity.text.preview')}
      tabIndex={0}
    >
      <MarkdownView markdown={text} language={languageTag(locale)} onBlocks={onBlocks} />
      {text === '' && <Example />}
    </div>
  );
};
