import type { ComponentType } from 'react';
import type { ListKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { labelOfField } from 'features/changes/field-text';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { chunk } from 'ui/layout/screen';
import type { ChangedElsewhereDialogProps } from './internal/changed-elsewhere-dialog';
import type { SaveAnswer, SaveQuestion } from './internal/save-question';

/** The code that compares texts loads with the dialog, when it is needed. */
const ChangedElsewhereDialog = chunk<ChangedElsewhereDialogProps>(() => import('./internal/changed-elsewhere-dialog'));

/** How a section shows a question of its own. */
export interface SectionQuestionProps extends Omit<Extract<SaveQuestion, { kind: 'ofSection' }>, 'kind'> {
  onAnswer: (answer?: SaveAnswer) => void;
}

interface QuestionProps {
  i18n: ListKey;
  question: SaveQuestion | undefined;
  /** Without an answer, the save ends. */
  onAnswer: (answer?: SaveAnswer) => void;
  /** The section's own question. */
  ofSection?: ComponentType<SectionQuestionProps>;
}

/** The label of a field, or of the field that it is in. */
const labelOf = (i18n: ListKey, path: string): string => {
  const [field = ''] = path.split('.');
  return (
    labelOfField(i18n, path) ??
    labelOfField(i18n, path.slice(path.lastIndexOf('.') + 1)) ??
    labelOfField(i18n, field) ??
    field
  );
};

/** The questions that need no code of their own: what they say, and what their buttons say. */
const useWords = (i18n: ListKey, question: SaveQuestion | undefined) => {
  const t = useT();
  switch (question?.kind) {
    case 'gone':
      return { title: t('changes.gone.title'), confirm: t('changes.gone.save'), text: t('changes.gone.question') };
    case 'unsent': {
      const fields = [...new Set(question.paths.map(path => labelOf(i18n, path)))].join(', ');
      const text = t('changes.unsent.question', { fields });
      return { title: t('changes.unsent.title'), confirm: t('changes.unsent.save'), text };
    }
    case 'alreadyStored': {
      const { name } = question;
      return {
        title: t('changes.stored.title'),
        confirm: t('changes.stored.create'),
        text: name === undefined ? t('changes.stored.unknown') : t('changes.stored.question', { name }),
        open: name === undefined ? undefined : t('changes.stored.open'),
      };
    }
    default:
      return undefined;
  }
};

/** Shows the question that a save asks, if there is one. */
export const SaveQuestionDialog = ({ i18n, question, onAnswer, ofSection: OfSection }: QuestionProps) => {
  const words = useWords(i18n, question);
  if (words)
    return (
      <ConfirmDialog
        title={words.title}
        confirm={words.confirm}
        other={words.open === undefined ? undefined : { text: words.open, onPress: () => onAnswer('open') }}
        onConfirm={() => onAnswer('save')}
        onCancel={() => onAnswer()}
      >
        {words.text}
      </ConfirmDialog>
    );
  if (question?.kind === 'changed')
    return (
      <ChangedElsewhereDialog
        i18n={i18n}
        comparison={question.comparison}
        onSaveMine={() => onAnswer('save')}
        onTakeTheirs={question.canReopen ? () => onAnswer('open') : undefined}
        onKeepDraft={question.canReopen ? () => onAnswer('openKeepingDraft') : undefined}
        onCancel={() => onAnswer()}
      />
    );
  if (question?.kind !== 'ofSection' || !OfSection) return null;
  return <OfSection name={question.name} comparison={question.comparison} onAnswer={onAnswer} />;
};
