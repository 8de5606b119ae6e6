import { Modal, ModalBody, ModalHeader } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { KeyNames } from 'ui/shortcuts/key-names';
import { useShortcuts } from 'ui/shortcuts/shortcuts';

/** The shortcuts that work on the screen below, and those of its fields. */
const ShortcutSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  return (
    <Modal isOpen toggle={onClose} fade={false} scrollable labelledBy="shortcuts-title">
      <ModalHeader tag="h2" id="shortcuts-title" toggle={onClose} closeAriaLabel={t('entity.action.close')}>
        {t('shortcuts.title')}
      </ModalHeader>
      <ModalBody>
        {useShortcuts().map(({ scope, shortcuts }) => (
          <section key={scope?.label ?? 'page'}>
            {scope && <h3 className="shortcuts-head">{t(scope.label)}</h3>}
            <dl className="shortcuts">
              {shortcuts.map(({ keys, label }) => (
                <div key={keys}>
                  <dt>
                    <KeyNames keys={keys} />
                  </dt>
                  <dd>{t(label)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </ModalBody>
    </Modal>
  );
};

export default ShortcutSheet;
