import type { MutableRefObject, RefCallback } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';

interface ChooseButtonProps {
  label: string;
  /** For the field, which gets the focus back here. */
  buttonRef: MutableRefObject<HTMLButtonElement | null>;
  /** For the form, which puts the focus here when the field is wrong. */
  fieldRef: RefCallback<HTMLButtonElement>;
  /** Ids of what tells more about the field, as what is wrong with it. */
  describedBy?: string;
  size?: 'sm';
  onClick: () => void;
}

/** Opens the dialog that a field is chosen in. */
export const ChooseButton = ({ label, buttonRef, fieldRef, describedBy, size, onClick }: ChooseButtonProps) => {
  const t = useT();
  return (
    <Button
      innerRef={element => {
        buttonRef.current = element;
        fieldRef(element);
      }}
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
