import type { ListKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { labelOfField } from 'features/changes/field-text';
import type { Identified } from 'lib/model';
import type { Duck } from 'records/duck';
import { acceptLoss, isLossAccepted, unsentOf } from 'records/read-by-id';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import type { SaveStep } from '../save-step';

interface LossQuestionProps {
  i18n: ListKey;
  /** The paths of the relations that the server did not send. */
  unsent: readonly string[];
  onSave: () => void;
  onCancel: () => void;
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

const LossQuestion = ({ i18n, unsent, onSave, onCancel }: LossQuestionProps) => {
  const t = useT();
  const fields = [...new Set(unsent.map(path => labelOf(i18n, path)))].join(', ');
  return (
    <ConfirmDialog
      title={t('changes.unsent.title')}
      confirm={t('changes.unsent.save')}
      onConfirm={onSave}
      onCancel={onCancel}
    >
      {t('changes.unsent.question', { fields })}
    </ConfirmDialog>
  );
};

/**
 * A record whose relations the server does not send is saved only if the user agrees: what is stored there may be
 * erased. If the server has no call that reads it, one question counts for the session.
 */
export const askAboutLoss =
  <T extends Identified>({ relations }: Pick<Duck<T>, 'relations'>, i18n: ListKey): SaveStep<T> =>
  async (record, next, { ask, left, isGone = false }) => {
    const isSafe = isGone || record.id === undefined || isLossAccepted(relations);
    const unsent = isSafe ? [] : unsentOf(relations, record);
    if (unsent.length === 0) return next(record);
    const answered = ask<boolean>(answer => (
      <LossQuestion i18n={i18n} unsent={unsent} onSave={() => answer(true)} onCancel={() => answer()} />
    ));
    // The save has its turn: it must end with the form, so that another tab does not wait for an answer.
    const isLeft = new Promise<undefined>(resolve => left.addEventListener('abort', () => resolve(undefined)));
    const isWanted = await Promise.race([answered, isLeft]);
    if (!isWanted) return;
    acceptLoss(relations);
    await next(record);
  };
