import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from 'core/i18n/use-t';
import { formatDateTime } from 'lib/day-format';

/** Makes every text area as high as its text, for browsers without `field-sizing`. Returns the function
 * that undoes it. */
const showWholeTexts = () => {
  if (window.CSS?.supports('field-sizing', 'content')) return undefined;
  const areas = [...document.querySelectorAll('textarea')].map(area => ({ area, height: area.style.height }));
  areas.forEach(({ area }) => area.style.setProperty('height', `${area.scrollHeight}px`));
  return () => areas.forEach(({ area, height }) => area.style.setProperty('height', height));
};

/** When the page was printed. Visible on paper only, below the screen's title. */
export const PrintedAt = () => {
  const t = useT();
  const [time, setTime] = useState(() => new Date());
  useEffect(() => {
    let showAsBefore: (() => void) | undefined;
    // The browser renders the printed page as soon as the event handlers return.
    const onPrint = () => {
      flushSync(() => setTime(new Date()));
      showAsBefore = showWholeTexts();
    };
    const onPrinted = () => showAsBefore?.();
    window.addEventListener('beforeprint', onPrint);
    window.addEventListener('afterprint', onPrinted);
    return () => {
      window.removeEventListener('beforeprint', onPrint);
      window.removeEventListener('afterprint', onPrinted);
    };
  }, []);
  return <p className="print-only">{t('global.printedAt', { time: formatDateTime(time.toISOString()) })}</p>;
};
