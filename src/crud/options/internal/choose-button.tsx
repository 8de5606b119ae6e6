import type { MutableRefObject, RefCallback } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';

interface ChooseButtonProps {
  label: string;
  /** The path of the field, if the button is its only control: an error inside its records leads here. */
  name?: string;
  /** Ref for the field, which returns the focus to this button. */
  buttonRef: MutableRefObject<HTMLButtonElement | null>;
  /** Ref for the form, which moves the focus here if the field has an error. */
  fieldRef: RefCallback<HTMLButtonElement>;
  /** Ids of the elements that describe the field, such as its error. */
  describedBy?: string;
  size?: 'sm';
  onClick: () => void;
}

/** Opens the dialog in which the user chooses the field's value. */
export const ChooseButton = (props: ChooseButtonProps) => {
  const { label, name, buttonRef, fieldRef, describedBy, size, onClick } = props;
  const t = useT();
  return (
    <Button
      innerRef={element => {
        buttonRef.current = element;
        fieldRef(element);
      }}
      name={name}
      size={size}
      color="secondary"
      outline
      aria-label={t('entity.action.chooseOf', { name: label })}
      aria-describedby={describedBy}
      onClick={onClick}
    >
      {t('entity.action.choose')}
    </Button>
  );
};
