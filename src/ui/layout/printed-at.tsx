import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from 'core/i18n/use-t';
import { formatDateTime } from 'lib/day-format';

/** When the page was printed. Visible on paper only, below the screen's title. */
export const PrintedAt = () => {
  const t = useT();
  const [time, setTime] = useState(() => new Date());
  useEffect(() => {
    // The browser renders the printed page as soon as the event handlers return.
    const onPrint = () => flushSync(() => setTime(new Date()));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return <p className="print-only">{t('global.printedAt', { time: formatDateTime(time.toISOString()) })}</p>;
};
