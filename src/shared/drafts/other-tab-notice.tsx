import { useEffect, useState } from 'react';
import { useT } from 'shared/i18n/use-t';
import { onOtherTabs, tellOtherTabs } from 'shared/tabs';
import { Notice } from 'shared/ui/notice';

/** Warns that the record is open in another tab of this browser as well: the later save would undo the earlier. */
export const OtherTabNotice = ({ recordKey }: { recordKey: string }) => {
  const t = useT();
  const [isOpenElsewhere, setOpenElsewhere] = useState(false);
  useEffect(() => {
    const stop = onOtherTabs((message, about) => {
      if (about !== recordKey) return;
      setOpenElsewhere(true);
      if (message === 'opened') tellOtherTabs('open-too', recordKey);
    });
    tellOtherTabs('opened', recordKey);
    return stop;
  }, [recordKey]);
  return isOpenElsewhere ? <Notice kind="warning">{t('entity.draft.otherTab')}</Notice> : null;
};
