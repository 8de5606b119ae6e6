import { useId, useMemo } from 'react';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'reactstrap';
import type { SectionKey } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import { formatCount } from 'shared/text/numbers';
import { changesOf, type Change } from './changes';
import type { Comparison } from './comparison';
import { TextChanges } from './text-changes';

const Side = ({ name, text }: { name: string; text: string }) => {
  const t = useT();
  return (
    <span className="change-side">
      <span className="visually-hidden">{name} </span>
      {text === '' ? <em className="text-body-secondary">{t('changes.empty')}</em> : text}
    </span>
  );
};

const ValueChange = ({ before, after }: { before: string; after: string }) => {
  const t = useT();
  return (
    <p className="change-value">
      <Side name={t('changes.before')} text={before} />
      <span aria-hidden="true">→</span>
      <Side name={t('changes.after')} text={after} />
    </p>
  );
};

const ItemChanges = ({ removed, added }: { removed: string[]; added: string[] }) => {
  const t = useT();
  return (
    <ul className="change-items">
      {removed.map((name, at) => (
        <li key={`removed ${at}`}>
          {t('changes.removed')} <del>{name}</del>
        </li>
      ))}
      {added.map((name, at) => (
        <li key={`added ${at}`}>
          {t('changes.added')} <ins>{name}</ins>
        </li>
      ))}
    </ul>
  );
};

const ChangeBody = ({ change }: { change: Change }) => {
  if (change.kind === 'items') return <ItemChanges {...change} />;
  if (change.kind === 'text') return <TextChanges {...change} />;
  return <ValueChange {...change} />;
};

export interface ChangesDialogProps {
  i18n: SectionKey;
  title: string;
  comparison: Comparison;
  onClose: () => void;
}

/** What differs between two states of a record, field by field in the form's own words. */
const ChangesDialog = ({ i18n, title, comparison, onClose }: ChangesDialogProps) => {
  const t = useT();
  const id = useId();
  const changes = useMemo(() => changesOf(i18n, comparison), [i18n, comparison]);
  const count = formatCount(changes.length);
  return (
    <Modal isOpen toggle={onClose} fade={false} size="lg" scrollable labelledBy={id}>
      <ModalHeader tag="h2" id={id} toggle={onClose} closeAriaLabel={t('entity.action.close')}>
        {title}
      </ModalHeader>
      {/* A region that scrolls must be reachable by keyboard. */}
      <ModalBody role="region" aria-labelledby={id} tabIndex={0} data-cy="changes">
        {changes.length === 0 ? (
          <p className="mb-0">{t('changes.none')}</p>
        ) : (
          <p className="text-body-secondary">
            {changes.length === 1 ? t('changes.oneField') : t('changes.fields', { count })}
          </p>
        )}
        <ul className="changes">
          {changes.map(change => (
            <li key={change.path} data-cy="change">
              <h3>{change.label}</h3>
              <ChangeBody change={change} />
            </li>
          ))}
        </ul>
      </ModalBody>
      <ModalFooter>
        <Button color="secondary" outline onClick={onClose}>
          {t('entity.action.close')}
        </Button>
      </ModalFooter>
    </Modal>
  );
};

export default ChangesDialog;
