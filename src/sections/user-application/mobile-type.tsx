import { keyOf } from 'shared/i18n/message-key';
import { useT } from 'shared/i18n/use-t';
import { MOBILE_TYPES } from './model';

/** The words for a platform or a subscription's type; one unknown here shows as the server names it (decision 36). */
export const useMobileTypeText = () => {
  const t = useT();
  return (type: string) =>
    MOBILE_TYPES.some(one => one === type) ? t(keyOf('userApplication', 'mobileTypeOptions', type)) : type;
};

export const MobileTypeText = ({ type }: { type: string | null | undefined }) => {
  const textOf = useMobileTypeText();
  return <>{type ? textOf(type) : ''}</>;
};
