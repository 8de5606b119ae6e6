import { ModalBody } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { Dialog } from 'ui/dialogs/dialog';
import { KeyNames } from 'ui/shortcuts/key-names';
import { useShortcuts } from 'ui/shortcuts/shortcuts';
import '../../../../styles/shortcuts.scss';

/** The shortcuts of the screen below the sheet, and those of its fields. */
const ShortcutSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  return (
    <Dialog title={t('shortcuts.title')} onClose={onClose} scrollable>
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
    </Dialog>
  );
};

export default ShortcutSheet;
