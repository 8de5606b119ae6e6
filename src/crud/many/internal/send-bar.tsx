import { useState } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { SAVE_BUTTON } from 'core/navigation/open-forms';
import type { Identified } from 'lib/model';
import { formatCount } from 'lib/numbers';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { useShortcut } from 'ui/shortcuts/shortcuts';
import type { Sheet } from '../sheet';
import type { Many } from './use-many';

/** How many rows are ready, and the button that creates them after one question. Ctrl+S presses it too. */
export const SendBar = <T extends Identified>({ sheet, many }: { sheet: Sheet<T>; many: Many<T> }) => {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { readings, ready, start, clear } = many;
  const count = formatCount(ready.length);
  const create = t(ready.length === 1 ? 'many.createOne' : 'many.create', { count });
  const ask = () => ready.length > 0 && setAsking(true);
  useShortcut('mod+s', 'many.send', ask);
  useShortcut('mod+enter', 'many.send', ask);
  const confirm = () => {
    setAsking(false);
    start(ready);
  };
  const warning = sheet.warning?.(ready.map(({ record }) => record));
  return (
    <div className="many-line many-send">
      <Button color="primary" aria-disabled={ready.length === 0} data-cy="createMany" {...SAVE_BUTTON} onClick={ask}>
        {create}
      </Button>
      <Button color="secondary" outline onClick={clear}>
        {t('many.clear')}
      </Button>
      <span role="status" data-cy="manyStatus">
        {t('many.status', {
          rows: formatCount(readings.length),
          ready: count,
          others: formatCount(readings.length - ready.length),
        })}
      </span>
      {isAsking && (
        <ConfirmDialog title={t('many.title')} confirm={create} onConfirm={confirm} onCancel={() => setAsking(false)}>
          <p>{t(ready.length === 1 ? 'many.questionOne' : 'many.question', { count })}</p>
          {warning && <p>{warning}</p>}
        </ConfirmDialog>
      )}
    </div>
  );
};
