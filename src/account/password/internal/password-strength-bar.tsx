import { useT } from 'core/i18n/use-t';
import { levelOf, LEVELS } from './password-strength';
import '../../../styles/password-strength.scss';

const STEPS = LEVELS.length + 1;

/** A bar of five levels (R30). */
export const PasswordStrengthBar = ({ password }: { password: string }) => {
  const t = useT();
  const level = levelOf(password);
  const label = t('global.messages.validate.newpassword.strength');
  return (
    <div className="strength">
      <span aria-hidden="true">{label}</span>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={STEPS}
        aria-valuenow={level}
        className={`strength-bar strength-${level}`}
      >
        {Array.from({ length: STEPS }, (_, step) => (
          <span key={step} className={step < level ? 'reached' : undefined} />
        ))}
      </div>
    </div>
  );
};
