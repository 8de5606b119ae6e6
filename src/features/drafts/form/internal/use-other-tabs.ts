import { useCallback, useEffect, useRef, useState } from 'react';
import { onOtherTabs, postToOtherTabs, type TabMessage } from 'lib/tabs';

/** How long this tab waits for others, in milliseconds. Open tabs respond at once; a closed one never does. */
const RESPONSE_TIME = 1000;

/** Records that another tab saved after they were opened here, each with the hash of the record as it was opened. */
const outdated = new Set<string>();

interface OtherTabsOptions {
  /** `recordKey` of the record that is edited. */
  record: string;
  /** `hashOf` the record as it was opened. */
  base: string;
  /** The id of this form's draft. */
  draftId: string;
}

/** Tracks the forms that other tabs have open for a record. Reports each change to `show`. */
const followForms = (post: (message: 'opened' | 'open-too' | 'closed') => void, show: (isOpen: boolean) => void) => {
  const forms = new Set<string>();
  let silent = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remove = (others: Iterable<string>) => {
    [...others].forEach(other => forms.delete(other));
    show(forms.size > 0);
  };
  return {
    add: (other: string) => {
      forms.add(other);
      silent.delete(other);
      show(true);
    },
    remove,
    // A crashed tab did not report `closed`. When the user returns to this tab, it asks which forms are still open.
    ask: () => {
      if (document.visibilityState === 'hidden') return;
      clearTimeout(timer);
      silent = new Set(forms);
      if (silent.size > 0) timer = setTimeout(() => remove(silent), RESPONSE_TIME);
      post('opened');
    },
    stop: () => clearTimeout(timer),
  };
};

/** Whether the record is open in other tabs, and whether one of them saved it. */
export const useOtherTabs = ({ record, base, draftId }: OtherTabsOptions) => {
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(() => outdated.has(record + base));
  /** Every form that sent a message. If one closes later, its draft is offered when the form is opened again. */
  const known = useRef(new Set<string>());

  useEffect(() => {
    const post = (message: TabMessage) => postToOtherTabs(message, record, draftId);
    const forms = followForms(post, setOpen);
    const stop = onOtherTabs((message, about, other) => {
      if (about !== record || other === undefined) return;
      known.current.add(other);
      if (message === 'opened') post('open-too');
      if (message === 'opened' || message === 'open-too') forms.add(other);
      if (message === 'closed') forms.remove([other]);
      if (message !== 'saved') return;
      outdated.add(record + base);
      setSaved(true);
    });
    const close = () => post('closed');
    forms.ask();
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', forms.ask);
    document.addEventListener('visibilitychange', forms.ask);
    return () => {
      stop();
      forms.stop();
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', forms.ask);
      document.removeEventListener('visibilitychange', forms.ask);
      close();
    };
  }, [record, base, draftId]);

  const isLive = useCallback((other: string) => known.current.has(other), []);
  return { isOpen, isSaved, isLive };
};
