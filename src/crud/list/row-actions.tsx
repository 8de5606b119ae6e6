import { type ComponentType, useState } from 'react';
import { t } from 'core/i18n/translate';
import type { RecordDefinition } from 'crud/record/define-record';
import type { Identified } from 'lib/model';
import { nameOfRow } from 'lib/records/names';
import { MenuItem } from 'ui/layout/menu';
import { RowButton } from 'ui/layout/row-button';
import { chunk } from 'ui/layout/screen';
import type { DeleteDialogProps, Uses } from './internal/delete-dialog';
import { wantsNewTab } from './record-link';
import type { RowTools } from './use-row-tools';

interface RowActionProps<T extends Identified> {
  row: T;
  tools: RowTools<T>;
}

/** A button of a list row. It renders again when the language changes. */
export type RowAction<T extends Identified> = ComponentType<RowActionProps<T>>;

const MIDDLE_BUTTON = 1;

/** Opens the form. With a modifier key or the middle mouse button it opens in a new tab, as a link would. */
export const Edit = <T extends Identified>({ row, tools }: RowActionProps<T>) => {
  const name = nameOfRow(row);
  // The new tab keeps its opener, so it gets the session that may exist only in this tab.
  const openElsewhere = () => void window.open(tools.addressOf(row));
  return (
    <RowButton
      color="primary"
      data-cy="entityEditButton"
      aria-label={t('entity.action.editOf', { name })}
      onClick={event => (wantsNewTab(event) ? openElsewhere() : tools.edit(row))}
      onAuxClick={event => event.button === MIDDLE_BUTTON && openElsewhere()}
    >
      {t('entity.action.edit')}
    </RowButton>
  );
};

/** A menu item that opens a copy of the row as a new record. */
export const duplicateAs = <T extends Identified>({
  blank,
  copyOf,
}: Pick<RecordDefinition<T>, 'blank' | 'copyOf'>): RowAction<T> => {
  const Duplicate: RowAction<T> = ({ row, tools }) => {
    return (
      <MenuItem
        data-cy="entityDuplicateButton"
        aria-label={t('lists.duplicate.of', { name: nameOfRow(row) })}
        onClick={() => void tools.duplicate(row, copyOf, blank)}
      >
        {t('lists.duplicate.action')}
      </MenuItem>
    );
  };
  return Duplicate;
};

export interface RemoveButtonProps<T extends Identified> extends RowActionProps<T> {
  onClick: () => void;
}

const RemoveButton = <T extends Identified>({ row, tools, onClick }: RemoveButtonProps<T>) => {
  const name = nameOfRow(row);
  return (
    <RowButton
      color="danger"
      data-cy="entityDeleteButton"
      aria-label={t('entity.action.deleteOf', { name })}
      disabled={tools.busyRow !== null}
      onClick={onClick}
    >
      {t('entity.action.delete')}
    </RowButton>
  );
};

/** Deletes without asking first: notifications, disease synonyms and risk factors (R57). */
export const Remove = <T extends Identified>({ row, tools }: RowActionProps<T>) => (
  <RemoveButton row={row} tools={tools} onClick={() => void tools.remove(row)} />
);

/** After the delete of a group, leaflet or medicine group the list waits this long before it reloads (R58). */
const DELETE_DELAY = 2000;

const DeleteDialog = chunk<DeleteDialogProps>(() => import('./internal/delete-dialog'));

interface ConfirmingProps<T extends Identified> extends RowActionProps<T> {
  /** Where the record is used, according to the record itself. The dialog names these uses before the delete. */
  uses?: Uses;
  /** Other records may use this one: the dialog links to a search for them. */
  isShared?: boolean;
  /** What asks, if it is not a button of the row. */
  Button?: ComponentType<RemoveButtonProps<T>>;
}

/** Asks first, in a dialog titled with the item's name (R56). */
export const ConfirmRemove = <T extends Identified>(props: ConfirmingProps<T>) => {
  const { row, tools, uses, isShared, Button = RemoveButton } = props;
  const [asking, ask] = useState(false);
  const remove = () => {
    ask(false);
    void tools.remove(row);
  };
  return (
    <>
      <Button row={row} tools={tools} onClick={() => ask(true)} />
      {asking && (
        <DeleteDialog row={row} uses={uses} isShared={isShared} onConfirm={remove} onCancel={() => ask(false)} />
      )}
    </>
  );
};

/** Asks first. After the delete the dialog stays open for 2 s; then the list reloads and the dialog closes (R58). */
export const ConfirmRemoveThenWait = <T extends Identified>({ row, tools, uses, isShared }: ConfirmingProps<T>) => {
  const [asking, ask] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await tools.remove(row, DELETE_DELAY);
    setBusy(false);
    ask(false);
  };
  return (
    <>
      <RemoveButton row={row} tools={tools} onClick={() => ask(true)} />
      {asking && (
        <DeleteDialog
          row={row}
          uses={uses}
          isShared={isShared}
          isBusy={isBusy}
          onConfirm={() => void remove()}
          onCancel={() => ask(false)}
        />
      )}
    </>
  );
};
