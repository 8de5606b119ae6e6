import { draftKey, draftRecord, recordKey } from 'features/drafts/store/draft-address';
import { inPage } from 'features/drafts/store/draft-storage';
import { type DraftReach, draftsOfRecord, removeDraft } from 'features/drafts/store/draft-store';
import { same } from 'lib/deep-equal';
import type { Id } from 'lib/model';
import { newId } from 'lib/new-id';
import { hashOf } from 'lib/record-hash';
import { createState, type State } from 'lib/state';
import { onOtherTabs, postToOtherTabs } from 'lib/tabs';
import type { DraftStatus } from './draft-status';
import { createDraftWriter } from './internal/draft-writer';
import { compareDrafts, type Prompt, removeDrafts } from './internal/found-drafts';
import { followOtherTabs, wasSavedElsewhere } from './internal/other-tabs';
import { createTakenDrafts, storePrompt } from './internal/taken-drafts';

/** A draft that was inserted into the form, and the text that it replaced there. */
export interface Restored<T> {
  prompt: Prompt<T>;
  replaced: T;
  /** The replaced text as its own draft, if something had been typed. */
  aside?: Prompt<T>;
}

/** What a form shows of drafts and of other tabs. */
export interface DraftOffers<T> {
  /** Drafts of other forms, none of which is inserted or removed automatically. Undefined until they are read. */
  prompts: readonly Prompt<T>[] | undefined;
  restored: Restored<T> | null;
  /** The record is open in another tab. */
  isOpen: boolean;
  /** Another tab saved the record. */
  isSaved: boolean;
}

/** The form whose edits a draft copies. */
export interface DraftedForm<T> {
  id: () => Id | undefined;
  /** The record as it was opened, or as it was saved last. */
  base: () => object;
  /** The record with what is typed right now. */
  read: () => T;
  isDirty: () => boolean;
}

export interface DraftOptions<T> {
  /** The login of who opened the form. The draft stays theirs, even while another user signs in over it. */
  owner: string;
  /** The name of the form's duck. */
  section: string;
  reach: DraftReach;
  /**
   * The draft that the history entry names. After a reload, or in a copy of a tab, that is the draft of another form,
   * which this one must not overwrite.
   */
  named: string | undefined;
  form: DraftedForm<T>;
  /** Runs at the first edit, with the id of this form's draft. */
  onFirstTouch: (draftId: string) => void;
}

/** The local copy of one form's unsaved edits. */
export interface FormDraft<T> {
  status: DraftStatus;
  offers: State<DraftOffers<T>>;
  touch: () => void;
  flush: () => void;
  rewrite: () => string;
  /** The drafts to offer now: another tab may have responded after they were read. */
  prompts: () => Prompt<T>[] | undefined;
  /** Call this before the form inserts the draft: until then, the form holds the text that the draft replaces. */
  accept: (prompt: Prompt<T>) => void;
  /** Offers the draft again. After that, the form restores its own text. */
  takeBack: (restored: Restored<T>) => void;
  discard: (prompt: Prompt<T>) => void;
  /** Stores and offers what is typed as a draft of its own, because the form is about to show something else. */
  setAside: () => void;
  /** Removes the draft: the server has the text, or the user discarded it. The other offered drafts stay. */
  drop: () => Promise<void>;
  removeAfterSave: () => Promise<void>;
  /** Whether the server may have stored what is typed already. */
  mayBeStored: () => boolean;
  /** Notes in the draft that the record is being sent, or that the server refused it. */
  noteSending: (isSending: boolean) => void;
  /** Writes what waits when the page is left. Returns the function that ends this. */
  listen: () => () => void;
  /** Reads the drafts to offer. Returns the function that ends this. */
  readOffers: () => () => void;
  /** Follows what other tabs do with the record. Returns the function that ends this. */
  follow: () => () => void;
}

/** The ids of a draft's form, of its record, and of the drafts that other forms write for it. */
const createAddress = <T>({ owner, section, named, form }: DraftOptions<T>) => {
  const draftId = newId();
  const live = new Set([draftId]);
  const record = () => draftRecord(owner, section, form.id());
  const keyOf = (id: string) => draftKey(record(), id);
  return {
    draftId,
    record,
    keyOf,
    key: () => keyOf(draftId),
    isFree: (prompt: { draftId: string }) => !live.has(prompt.draftId),
    noteLive: (other: string) => live.add(other),
    wasSending: () => named !== undefined && inPage(keyOf(named))?.sending === true,
    now: () => ({ record: recordKey(record()), base: hashOf(form.base()), draftId }),
  };
};

type Address = ReturnType<typeof createAddress>;

/** The drafts that other forms stored for the record. */
const createOffers = <T>({ named, form }: DraftOptions<T>, { record, isFree, noteLive, now }: Address) => {
  const isSaved = wasSavedElsewhere(now());
  const offers = createState<DraftOffers<T>>({ prompts: undefined, restored: null, isOpen: false, isSaved });
  /** Drafts with the same values as this form: they offer nothing, and are removed when it is saved or discarded. */
  let alike: readonly Prompt<T>[] = [];
  const leaveOut = (key: string | undefined) =>
    offers.set({ prompts: offers.read().prompts?.filter(prompt => prompt.key !== key) });

  const readOffers = () => {
    let isOver = false;
    const seen = new Set<string>();
    const note = (found: Awaited<ReturnType<typeof draftsOfRecord>>, isLate: boolean) => {
      if (isOver) return;
      const known = isLate ? { alike, others: offers.read().prompts ?? [] } : { alike: [], others: [] };
      const news = found.filter(draft => isFree(draft) && !seen.has(draft.key));
      news.forEach(({ key }) => seen.add(key));
      const compared = compareDrafts(news, form.base(), form.read(), named);
      alike = [...known.alike, ...compared.alike];
      if (!form.isDirty()) void removeDrafts(compared.alike);
      void removeDrafts(compared.repeats);
      offers.set({ prompts: [...known.others, ...compared.others] });
    };
    void draftsOfRecord(record(), late => note(late, true)).then(found => note(found, false));
    const stop = onOtherTabs((message, key) => message === 'draft-removed' && leaveOut(key));
    return () => {
      isOver = true;
      stop();
    };
  };
  const onOpen = (isOpen: boolean) => offers.set({ isOpen });
  const onSaved = () => offers.set({ isSaved: true });
  return {
    offers,
    prompts: () => offers.read().prompts?.filter(isFree),
    offer: (prompt: Prompt<T>) => offers.set({ prompts: [prompt, ...(offers.read().prompts ?? [])] }),
    leaveOut,
    removeAlike: () => removeDrafts(alike.filter(isFree)),
    readOffers,
    follow: () => followOtherTabs({ ...now(), onOpen, onSaved, onForm: noteLive }),
  };
};

/** Inserts offered drafts into the form, and undoes that. Neither loses any text: the replaced text is offered. */
const createRestore = <T>(
  { form, reach }: DraftOptions<T>,
  { record, keyOf, key }: Address,
  { offers, offer, leaveOut }: ReturnType<typeof createOffers<T>>,
) => {
  const { take, giveBack, removeTaken } = createTakenDrafts<T>(key, reach);
  const written = (values: T) => ({ values, savedAt: Date.now(), base: hashOf(form.base()) });
  /** The form's text as a draft of its own. */
  const putAside = (values: T): Prompt<T> => {
    const draftId = newId();
    const aside = { ...record(), draftId, key: keyOf(draftId), ...written(values) };
    offer(aside);
    void storePrompt(aside, reach);
    return aside;
  };
  const discard = ({ key: discarded }: Prompt<T>) => {
    leaveOut(discarded);
    void removeDraft(discarded);
  };
  const accept = (prompt: Prompt<T>) => {
    const replaced = form.read();
    offers.set({ restored: { prompt, replaced, aside: form.isDirty() ? putAside(replaced) : undefined } });
    leaveOut(prompt.key);
    take(prompt);
  };
  const takeBack = ({ prompt, aside }: Restored<T>) => {
    const values = form.read();
    const typed = same(values, prompt.values) ? prompt : { ...prompt, ...written(values) };
    offers.set({ restored: null });
    offer(typed);
    giveBack(typed);
    if (aside) discard(aside);
  };
  const setAside = () => void (form.isDirty() && putAside(form.read()));
  return { discard, accept, takeBack, setAside, removeTaken };
};

/**
 * The draft of one form in this tab alone: written while the form is dirty, and removed when the server has the text or
 * the user discards it.
 */
export const createDraft = <T>(options: DraftOptions<T>): FormDraft<T> => {
  const { reach, form, onFirstTouch } = options;
  const address = createAddress(options);
  const { key, draftId, now } = address;
  let isSending = address.wasSending();
  const writer = { key, reach, ...form, isSending: () => isSending, onFirstTouch: () => onFirstTouch(draftId) };
  const { erase, ...writing } = createDraftWriter(writer);
  const { removeAlike, ...offering } = createOffers(options, address);
  const { accept, takeBack, removeTaken, ...restoring } = createRestore(options, address, { removeAlike, ...offering });
  const drop = async () => {
    offering.offers.set({ restored: null });
    await Promise.all([erase(), removeTaken(), removeAlike()]);
  };
  return {
    ...writing,
    ...offering,
    ...restoring,
    accept: prompt => {
      // Restored text may have been stored already.
      isSending = prompt.sending === true;
      accept(prompt);
    },
    takeBack: restored => {
      isSending = false;
      takeBack(restored);
      void erase();
    },
    drop,
    removeAfterSave: () => {
      isSending = false;
      postToOtherTabs('saved', now().record, draftId);
      return drop();
    },
    mayBeStored: () => isSending,
    noteSending: isNow => {
      if (isSending === isNow) return;
      isSending = isNow;
      writing.rewrite();
    },
  };
};
