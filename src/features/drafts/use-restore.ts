import { useCallback, useRef, useState, type MutableRefObject } from 'react';
import type { useLatest } from 'lib/use-latest';
import type { Draft } from './draft';
import { draftKey, newFormId, type DraftRecord } from './draft-address';
import { removeDraft, writeDraft, type DraftReach } from './draft-store';
import { hashOf } from './record-hash';
import { same } from 'lib/deep-equal';
import type { Prompt } from './use-recovery-prompts';

/** A draft that was put into the form, and the text that it replaced there. */
export interface Restored<T> {
  prompt: Prompt<T>;
  replaced: T;
  /** The replaced text as a draft of its own, where something had been typed. */
  aside?: Prompt<T>;
}

interface RestoreOptions<T> {
  record: DraftRecord;
  form: MutableRefObject<string>;
  reach: DraftReach;
  latest: ReturnType<typeof useLatest<{ base: object; read: () => T; dirty: boolean }>>;
  promptAgain: (prompt: Prompt<T>) => void;
  leaveOut: (key: string) => void;
  erase: () => Promise<void>;
}

const draftIn = <T>({ savedAt, values, base }: Prompt<T>): Draft<T> => ({ savedAt, values, base });

/** Puts offered drafts into the form and takes them back. No text is lost by either: what is replaced is offered. */
export const useRestore = <T>(options: RestoreOptions<T>) => {
  const { record, form, reach, latest, promptAgain, leaveOut, erase } = options;
  const [restored, setRestored] = useState<Restored<T> | null>(null);
  const taken = useRef<string[]>([]);
  const moving = useRef<Promise<unknown>>(Promise.resolve());

  const putAside = (values: T): Prompt<T> => {
    const id = newFormId();
    const key = draftKey(record, id);
    const aside = { ...record, form: id, key, savedAt: Date.now(), values, base: hashOf(latest.current.base) };
    promptAgain(aside);
    void writeDraft(key, draftIn(aside), reach);
    return aside;
  };

  /** From the offered key to this form's own, so that no two forms ever write the same draft. */
  const move = async (prompt: Prompt<T>) => {
    taken.current.push(prompt.key);
    if (await writeDraft(draftKey(record, form.current), draftIn(prompt), reach)) await removeDraft(prompt.key);
  };

  /** The form puts the draft in; it holds the text that the draft replaces until then. */
  const accept = (prompt: Prompt<T>) => {
    const replaced = latest.current.read();
    setRestored({ prompt, replaced, aside: latest.current.dirty ? putAside(replaced) : undefined });
    leaveOut(prompt.key);
    moving.current = move(prompt);
  };

  /** What the form holds as a draft to offer: the restored text, with what was typed into it since. */
  const promptOf = ({ prompt }: Restored<T>): Prompt<T> => {
    const { read, base } = latest.current;
    const values = read();
    return same(values, prompt.values) ? prompt : { ...prompt, values, savedAt: Date.now(), base: hashOf(base) };
  };

  /** The draft is offered again; then the form puts its own text back. */
  const takeBack = (done: Restored<T>) => {
    const prompt = promptOf(done);
    setRestored(null);
    promptAgain(prompt);
    taken.current = taken.current.filter(key => key !== prompt.key);
    moving.current = moving.current.then(() => writeDraft(prompt.key, draftIn(prompt), reach));
    void erase();
    if (!done.aside) return;
    leaveOut(done.aside.key);
    void removeDraft(done.aside.key);
  };

  const discard = (prompt: Prompt<T>) => {
    leaveOut(prompt.key);
    void removeDraft(prompt.key);
  };

  /** The form was saved or given up, with what was restored into it. */
  const forget = useCallback(async () => {
    setRestored(null);
    await moving.current;
    await Promise.all(taken.current.map(removeDraft));
  }, []);

  return { restored, accept, takeBack, discard, forget };
};
