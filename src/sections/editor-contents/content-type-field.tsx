import { useRef, useState } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { isSameOption, optionText } from 'core/i18n/option-text';
import { useT } from 'core/i18n/use-t';
import { Dialog } from 'ui/dialogs/dialog';
import { FieldFrame } from 'ui/form/field-frame';
import { useField } from 'ui/form/use-field';
import { CONTENT_TYPES, type ContentType } from './record';

interface TypeDialogProps {
  title: string;
  chosen: ContentType | null;
  onChoose: (type: ContentType) => void;
  onCancel: () => void;
}

const TypeDialog = ({ title, chosen, onChoose, onCancel }: TypeDialogProps) => {
  const t = useT();
  return (
    <Dialog title={title} onClose={onCancel}>
      <ModalBody>
        <ul className="options" aria-label={title}>
          {CONTENT_TYPES.map(type => (
            <li key={type}>
              <button type="button" className="option" data-option onClick={() => onChoose(type)}>
                {optionText('editorContents.typeOptions', type)}
                {isSameOption(type, chosen) && (
                  <span className="badge text-bg-secondary">{t('entity.action.chosen')}</span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </ModalBody>
      <ModalFooter>
        <Button color="secondary" outline onClick={onCancel}>
          {t('entity.action.cancel')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};

const ClearButton = ({ onClick }: { onClick: () => void }) => {
  const t = useT();
  return (
    <Button color="secondary" outline aria-label={t('editorContents.clearType')} onClick={onClick}>
      <span aria-hidden="true">×</span>
    </Button>
  );
};

const ChooseButton = ({ label, onClick }: { label: string; onClick: () => void }) => {
  const t = useT();
  return (
    <Button color="secondary" outline aria-label={t('entity.action.chooseOf', { name: label })} onClick={onClick}>
      {t('entity.action.choose')}
    </Button>
  );
};

/** A read-only field that opens the list of content types, with a button to clear it (R112). */
export const ContentTypeField = () => {
  const { field, label, error, invalid } = useField({ name: 'type' });
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const chosen: ContentType | null = field.value ?? null;

  const choose = (type: ContentType) => {
    field.onChange(type);
    setOpen(false);
  };
  const clear = () => {
    field.onChange(null);
    input.current?.focus();
  };

  return (
    <FieldFrame label={label} error={error}>
      {control => (
        <div className="input-group" data-cy="type">
          <input
            {...control}
            ref={element => {
              input.current = element;
              field.ref(element);
            }}
            readOnly
            className={`form-control${invalid}`}
            value={optionText('editorContents.typeOptions', chosen)}
            onClick={() => setOpen(true)}
          />
          {chosen && <ClearButton onClick={clear} />}
          <ChooseButton label={label} onClick={() => setOpen(true)} />
          {isOpen && <TypeDialog title={label} chosen={chosen} onChoose={choose} onCancel={() => setOpen(false)} />}
        </div>
      )}
    </FieldFrame>
  );
};
