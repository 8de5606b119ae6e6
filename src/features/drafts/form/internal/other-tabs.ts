import { onOtherTabs, postToOtherTabs, type TabMessage } from 'lib/tabs';

/** How long this tab waits for others, in milliseconds. Open tabs respond at once; a closed one never does. */
const RESPONSE_TIME = 1000;

/** Records that another tab saved after they were opened here, each with the hash of the record as it was opened. */
const outdated = new Set<string>();

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

/** What other tabs do with a record that a form of this tab edits. */
interface OtherTabsOptions {
  /** `recordKey` of the record that is edited. */
  record: string;
  /** `hashOf` the record as it was opened. */
  base: string;
  /** The id of this form's draft. */
  draftId: string;
  onOpen: (isOpen: boolean) => void;
  /** Another tab saved the record. */
  onSaved: () => void;
  /** A form sent a message. If it closes later, its draft is offered when the form is opened again. */
  onForm: (draftId: string) => void;
}

/** Whether another tab saved the record since it was opened here. */
export const wasSavedElsewhere = ({ record, base }: Pick<OtherTabsOptions, 'record' | 'base'>) =>
  outdated.has(record + base);

/** Follows what other tabs do with the record. Returns the function that ends this. */
export const followOtherTabs = ({ record, base, draftId, onOpen, onSaved, onForm }: OtherTabsOptions) => {
  const post = (message: TabMessage) => postToOtherTabs(message, record, draftId);
  const forms = followForms(post, onOpen);
  const stop = onOtherTabs((message, about, other) => {
    if (about !== record || other === undefined) return;
    onForm(other);
    if (message === 'opened') post('open-too');
    if (message === 'opened' || message === 'open-too') forms.add(other);
    if (message === 'closed') forms.remove([other]);
    if (message !== 'saved') return;
    outdated.add(record + base);
    onSaved();
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
};
