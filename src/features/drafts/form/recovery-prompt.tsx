import { type RefObject, useId, useRef, useState } from 'react';
import { Button } from 'reactstrap';
import type { SectionKey } from 'core/i18n/message-key';
import { formatTime } from 'core/i18n/times';
import { useT } from 'core/i18n/use-t';
import { ChangesButton } from 'features/changes/changes-button';
import { charactersOf, type Comparison } from 'features/changes/comparison';
import { formatCount } from 'lib/numbers';
import { InlineAlert } from 'ui/feedback/inline-alert';
import type { Prompt } from './internal/found-drafts';
import { OtherTabAlert } from './internal/other-tab-alert';
import type { DraftState } from './use-draft';

interface RecoveryPromptProps<T> {
  draft: DraftState<T>;
  /** The texts of the form's fields. Without them, the difference is not offered. */
  i18n?: SectionKey;
  /** Compares the record as it was opened with these values. */
  compare: (values: T) => Comparison;
  onRestore: (values: T) => void;
}

const Restored = ({ onUndo }: { onUndo: () => void }) => {
  const t = useT();
  return (
    <InlineAlert kind="success">
      {t('changes.draft.restored')}{' '}
      <Button autoFocus color="link" size="sm" className="p-0 align-baseline" data-cy="undoRestore" onClick={onUndo}>
        {t('changes.draft.undo')}
      </Button>
    </InlineAlert>
  );
};

interface DraftPromptProps<T> extends Pick<RecoveryPromptProps<T>, 'i18n' | 'compare'> {
  prompt: Prompt<T>;
  isOutdated: boolean;
  /** One of several: its sentence is below a sentence that introduces all of them. */
  isListed: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** How many characters a draft has. A damaged draft must not prevent its form from opening. */
const sizeOf = (compare: () => Comparison): number => {
  try {
    return charactersOf(compare());
  } catch {
    return 0;
  }
};

const KEYS = {
  alone: { one: 'entity.draft.offerOne', many: 'entity.draft.offer' },
  listed: { one: 'entity.draft.oneOne', many: 'entity.draft.one' },
} as const;

const DraftPrompt = <T,>(props: DraftPromptProps<T>) => {
  const { prompt, isOutdated, isListed, i18n, compare, onRestore, onDiscard } = props;
  const t = useT();
  const id = useId();
  const [size] = useState(() => sizeOf(() => compare(prompt.values)));
  const params = { time: formatTime(prompt.savedAt), count: formatCount(size) };
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-2">
        {t(KEYS[isListed ? 'listed' : 'alone'][size === 1 ? 'one' : 'many'], params)}
        {prompt.sending && (
          <strong> {t(prompt.id === undefined ? 'changes.draft.sending' : 'changes.draft.sendingChange')}</strong>
        )}
        {isOutdated && <strong> {t('changes.draft.outdated')}</strong>}
      </p>
      <div className="draft-choices">
        <Button color="primary" size="sm" data-cy="restoreDraft" onClick={onRestore}>
          {t('entity.draft.restore')}
        </Button>
        {i18n && (
          <ChangesButton
            i18n={i18n}
            title={t('changes.draft.heading')}
            size="sm"
            compare={() => compare(prompt.values)}
          >
            {t('changes.draft.show')}
          </ChangesButton>
        )}
        <Button color="secondary" outline size="sm" data-cy="discardDraft" onClick={onDiscard}>
          {t('entity.draft.discard')}
        </Button>
      </div>
    </div>
  );
};

interface DraftPromptsProps<T> extends RecoveryPromptProps<T> {
  /** Gets the focus when the button that had it disappears. Tab continues from there. */
  frame: RefObject<HTMLDivElement>;
}

/** The offered drafts of this record: the one that the history entry names, then the newest first. */
const DraftPrompts = <T,>({ frame, draft, i18n, compare, onRestore }: DraftPromptsProps<T>) => {
  const t = useT();
  const { prompts, isOutdated, accept, discard } = draft;
  const isListed = prompts.length > 1;
  const itemOf = (prompt: Prompt<T>) => (
    <DraftPrompt
      key={`${prompt.key} ${prompt.savedAt}`}
      prompt={prompt}
      isOutdated={isOutdated(prompt)}
      isListed={isListed}
      i18n={i18n}
      compare={compare}
      onRestore={() => {
        accept(prompt);
        onRestore(prompt.values);
      }}
      onDiscard={() => {
        frame.current?.focus();
        discard(prompt);
      }}
    />
  );
  const [first] = prompts;
  return (
    <div ref={frame} tabIndex={-1}>
      {first && !isListed && <InlineAlert kind="warning">{itemOf(first)}</InlineAlert>}
      {isListed && (
        <InlineAlert kind="warning">
          <p className="mb-2">{t('entity.draft.several', { count: formatCount(prompts.length) })}</p>
          <ul className="draft-list">
            {prompts.map(prompt => (
              <li key={prompt.key}>{itemOf(prompt)}</li>
            ))}
          </ul>
        </InlineAlert>
      )}
    </div>
  );
};

/** Offers text that was typed and never saved. It is never inserted automatically, and inserting it can be undone. */
export const RecoveryPrompt = <T,>(props: RecoveryPromptProps<T>) => {
  const { draft, onRestore } = props;
  const { restored, takeBack, isOpenElsewhere, isSavedElsewhere } = draft;
  const frame = useRef<HTMLDivElement>(null);
  const undo = () => {
    if (!restored) return;
    frame.current?.focus();
    takeBack(restored);
    onRestore(restored.replaced);
  };
  return (
    <>
      <OtherTabAlert isOpen={isOpenElsewhere} isSaved={isSavedElsewhere} />
      {restored && <Restored onUndo={undo} />}
      <DraftPrompts {...props} frame={frame} />
    </>
  );
};
