import { type FormEvent, useState } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { Dialog } from 'ui/dialogs/dialog';
import { FieldFrame } from 'ui/form/field-frame';
import { TABLE_LIMITS, type TableSize } from './insertions';

const USUAL: TableSize = { rows: 3, columns: 3 };

const within = (typed: string, limit: number, usual: number) =>
  Math.min(limit, Math.max(1, Math.round(Number(typed)) || usual));

interface SizeFieldProps {
  label: string;
  most: number;
  value: string;
  autoFocus?: boolean;
  onChange: (typed: string) => void;
}

const SizeField = ({ label, most, value, autoFocus, onChange }: SizeFieldProps) => (
  <FieldFrame label={label}>
    {attributes => (
      <input
        {...attributes}
        type="number"
        min={1}
        max={most}
        className="form-control"
        value={value}
        autoFocus={autoFocus}
        onFocus={event => event.target.select()}
        onChange={event => onChange(event.target.value)}
      />
    )}
  </FieldFrame>
);

interface TableDialogProps {
  onChoose: (size: TableSize) => void;
  onCancel: () => void;
}

/** Asks the user for the size of a table. The usual size is filled in, so that Enter is enough. */
export const TableDialog = ({ onChoose, onCancel }: TableDialogProps) => {
  const t = useT();
  const [columns, setColumns] = useState(String(USUAL.columns));
  const [rows, setRows] = useState(String(USUAL.rows));
  const insert = (event: FormEvent) => {
    event.preventDefault();
    onChoose({
      columns: within(columns, TABLE_LIMITS.columns, USUAL.columns),
      rows: within(rows, TABLE_LIMITS.rows, USUAL.rows),
    });
  };
  return (
    <Dialog title={t('writing.table.title')} onClose={onCancel} onSubmit={insert} size="sm" autoFocus={false}>
      <ModalBody className="table-size">
        <SizeField
          label={t('writing.table.columns')}
          most={TABLE_LIMITS.columns}
          value={columns}
          autoFocus
          onChange={setColumns}
        />
        <SizeField label={t('writing.table.rows')} most={TABLE_LIMITS.rows} value={rows} onChange={setRows} />
      </ModalBody>
      <ModalFooter>
        <Button color="secondary" outline onClick={onCancel}>
          {t('entity.action.cancel')}
        </Button>
        <Button color="primary" type="submit">
          {t('writing.table.insert')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};
