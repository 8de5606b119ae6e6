import { useId, useState } from 'react';
import { Button, ModalBody, ModalFooter } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { CheckOption } from 'ui/layout/check-option';
import { Dialog } from './dialog';

export interface CheckOptionsDialogProps {
  title: string;
  options: readonly string[];
  labelOf?: (option: string) => string;
  initial: readonly string[];
  /** Returns the error of the checked options, if there is one. It is shown, and nothing is confirmed. */
  check?: (chosen: readonly string[]) => string | undefined;
  onConfirm: (chosen: string[]) => void;
  onCancel: () => void;
}

interface CheckListProps {
  options: readonly string[];
  labelOf: (option: string) => string;
  chosen: readonly string[];
  onToggle: (option: string) => void;
}

const CheckList = ({ options, labelOf, chosen, onToggle }: CheckListProps) => {
  const id = useId();
  return (
    <ul className="check-options">
      {options.map(option => (
        <li key={option} className="form-check">
          <CheckOption
            id={`${id}-${option}`}
            option={option}
            label={labelOf(option)}
            isChecked={chosen.includes(option)}
            onToggle={onToggle}
          />
        </li>
      ))}
    </ul>
  );
};

/** Lets the user check any of a few options (R77). */
const CheckOptionsDialog = (props: CheckOptionsDialogProps) => {
  const { title, options, labelOf = option => option, initial, check, onConfirm, onCancel } = props;
  const t = useT();
  const [chosen, choose] = useState<readonly string[]>(initial);
  const [problem, setProblem] = useState<string>();

  const toggle = (option: string) => {
    setProblem(undefined);
    choose(chosen.includes(option) ? chosen.filter(one => one !== option) : [...chosen, option]);
  };
  const confirm = () => {
    const wrong = check?.(chosen);
    setProblem(wrong);
    if (!wrong) onConfirm(options.filter(option => chosen.includes(option)));
  };

  return (
    <Dialog title={title} onClose={onCancel}>
      <ModalBody>
        {problem && <InlineAlert kind="danger">{problem}</InlineAlert>}
        <CheckList options={options} labelOf={labelOf} chosen={chosen} onToggle={toggle} />
      </ModalBody>
      <ModalFooter>
        <Button color="secondary" outline onClick={onCancel}>
          {t('entity.action.cancel')}
        </Button>
        <Button color="primary" onClick={confirm}>
          {t('entity.action.confirm')}
        </Button>
      </ModalFooter>
    </Dialog>
  );
};

export default CheckOptionsDialog;
