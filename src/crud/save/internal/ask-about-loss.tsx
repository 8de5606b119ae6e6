import type { ListKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { labelOfField } from 'features/changes/field-text';
import type { Identified } from 'lib/model';
import type { Duck } from 'records/duck';
import { acceptLoss, isLossAccepted, unsentOf } from 'records/read-by-id';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import type { Ask } from '../save-step';

/** The relations that the server did not send, and the question whether a record is saved without them. */
export interface Loss<T> {
  /** Their paths. */
  unsentIn(record: T): readonly string[];
  isAccepted(unsent: readonly string[], ask: Ask): Promise<boolean>;
}

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
export const lossOf = <T extends Identified>({ relations }: Pick<Duck<T>, 'relations'>, i18n: ListKey): Loss<T> => ({
  unsentIn: record => (isLossAccepted(relations) ? [] : unsentOf(relations, record)),
  isAccepted: async (unsent, ask) => {
    const isWanted = await ask<boolean>(answer => (
      <LossQuestion i18n={i18n} unsent={unsent} onSave={() => answer(true)} onCancel={() => answer()} />
    ));
    if (isWanted) acceptLoss(relations);
    return isWanted === true;
  },
});
