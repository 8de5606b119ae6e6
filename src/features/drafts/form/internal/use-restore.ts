import { useRef, useState } from 'react';
import type { Draft } from 'features/drafts/store/draft';
import { draftKey, type DraftRecord, newDraftId } from 'features/drafts/store/draft-address';
import { type DraftReach, removeDraft, writeDraft } from 'features/drafts/store/draft-store';
import { hashOf } from 'features/drafts/store/record-hash';
import { same } from 'lib/deep-equal';
import type { useLatest } from 'lib/use-latest';
import type { Prompt } from './use-recovery-prompts';
import type { Sending } from './use-sending';

/** A draft that was inserted into the form, and the text that it replaced there. */
export interface Restored<T> {
  prompt: Prompt<T>;
  replaced: T;
  /** The replaced text as its own draft, if something had been typed. */
  aside?: Prompt<T>;
}

interface RestoreOptions<T> {
  record: DraftRecord;
  draftId: string;
  reach: DraftReach;
  /** Restored text may have been stored already. */
  sending: Sending;
  latest: ReturnType<typeof useLatest<{ base: object; read: () => T; dirty: boolean }>>;
  promptAgain: (prompt: Prompt<T>) => void;
  leaveOut: (key: string) => void;
  erase: () => Promise<void>;
}

const draftIn = <T>({ savedAt, values, base, sending }: Prompt<T>): Draft<T> => ({
  savedAt,
  values,
  base,
  ...(sending && { sending }),
});

/** Drafts that the form adopted. Each moves to the form's own key, so that no two forms ever write the same draft. */
const useTakenDrafts = <T>({ record, draftId, reach }: Pick<RestoreOptions<T>, 'record' | 'draftId' | 'reach'>) => {
  // One object for each take: a draft that is given back and taken again waits for its own write, not the first one.
  const taken = useRef<{ key: string }[]>([]);
  const moving = useRef<Promise<unknown>>(Promise.resolve());

  const move = async (prompt: Prompt<T>) => {
    const adopted = { key: prompt.key };
    taken.current.push(adopted);
    const isStored = await writeDraft(draftKey(record, draftId), draftIn(prompt), reach);
    if (isStored && taken.current.includes(adopted)) await removeDraft(prompt.key);
  };
  const take = (prompt: Prompt<T>) => {
    moving.current = move(prompt);
  };
  const giveBack = (prompt: Prompt<T>) => {
    taken.current = taken.current.filter(({ key }) => key !== prompt.key);
    // Not after `moving`: a page that closes loses what it has not written yet. A removal already sent runs before it.
    void writeDraft(prompt.key, draftIn(prompt), reach);
  };
  const removeTaken = async () => {
    await moving.current;
    await Promise.all(taken.current.map(({ key }) => removeDraft(key)));
  };
  return { take, giveBack, removeTaken };
};

/** The form's text as its own draft. */
const asideOf = <T>(record: DraftRecord, values: T, base: object): Prompt<T> => {
  const draftId = newDraftId();
  return { ...record, draftId, key: draftKey(record, draftId), savedAt: Date.now(), values, base: hashOf(base) };
};

/** The form's content as a draft to offer: the restored text, with what was typed into it since. */
const promptOf = <T>({ prompt }: Restored<T>, values: T, base: object): Prompt<T> =>
  same(values, prompt.values) ? prompt : { ...prompt, values, savedAt: Date.now(), base: hashOf(base) };

/** Inserts offered drafts into the form, and undoes that. Neither loses any text: the replaced text is offered. */
export const useRestore = <T>(options: RestoreOptions<T>) => {
  const { record, reach, latest, sending, promptAgain, leaveOut, erase } = options;
  const [restored, setRestored] = useState<Restored<T> | null>(null);
  const { take, giveBack, removeTaken } = useTakenDrafts<T>(options);

  const putAside = (values: T): Prompt<T> => {
    const aside = asideOf(record, values, latest.current.base);
    promptAgain(aside);
    void writeDraft(aside.key, draftIn(aside), reach);
    return aside;
  };
  const discard = ({ key }: Prompt<T>) => {
    leaveOut(key);
    void removeDraft(key);
  };
  /** Call this before the form inserts the draft: until then, the form holds the text that the draft replaces. */
  const accept = (prompt: Prompt<T>) => {
    const replaced = latest.current.read();
    sending.set(prompt.sending === true);
    setRestored({ prompt, replaced, aside: latest.current.dirty ? putAside(replaced) : undefined });
    leaveOut(prompt.key);
    take(prompt);
  };
  /** Offers the draft again. After that, the form restores its own text. */
  const takeBack = (done: Restored<T>) => {
    const prompt = promptOf(done, latest.current.read(), latest.current.base);
    sending.set(false);
    setRestored(null);
    promptAgain(prompt);
    giveBack(prompt);
    void erase();
    if (done.aside) discard(done.aside);
  };
  /** Removes the drafts that were restored into the form: it was saved or discarded. */
  const forget = async () => {
    setRestored(null);
    await removeTaken();
  };

  return { restored, accept, takeBack, discard, forget };
};
