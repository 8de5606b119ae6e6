import { Modal, ModalBody, ModalHeader } from 'reactstrap';
import { useT } from 'shared/i18n/use-t';
import { KeyNames } from 'shared/shortcuts/key-names';
import { useShortcuts } from 'shared/shortcuts/shortcuts';

/** The shortcuts that work on the screen below. */
const ShortcutSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  return (
    <Modal isOpen toggle={onClose} fade={false} labelledBy="shortcuts-title">
      <ModalHeader tag="h2" id="shortcuts-title" toggle={onClose} closeAriaLabel={t('entity.action.close')}>
        {t('shortcuts.title')}
      </ModalHeader>
      <ModalBody>
        <dl className="shortcuts">
          {useShortcuts().map(({ keys, label }) => (
            <div key={keys}>
              <dt>
                <KeyNames keys={keys} />
              </dt>
              <dd>{t(label)}</dd>
            </div>
          ))}
        </dl>
      </ModalBody>
    </Modal>
  );
};

export default ShortcutSheet;
