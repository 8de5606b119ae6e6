import { useCallback, useRef, useState, type MutableRefObject } from 'react';
import type { useLatest } from 'lib/use-latest';
import type { Draft } from './draft';
import { draftKey, newFormId, type DraftRecord } from './draft-address';
import { removeDraft, writeDraft, type DraftReach } from './draft-store';
import { hashOf } from './record-hash';
import { same } from 'lib/deep-equal';
import type { Offer } from './use-recovery-prompts';

/** A draft that was put into the form, and the text that it replaced there. */
export interface Restored<T> {
  offer: Offer<T>;
  replaced: T;
  /** The replaced text as a draft of its own, where something had been typed. */
  aside?: Offer<T>;
}

interface RestoreOptions<T> {
  record: DraftRecord;
  form: MutableRefObject<string>;
  reach: DraftReach;
  latest: ReturnType<typeof useLatest<{ base: object; read: () => T; dirty: boolean }>>;
  offerAgain: (offer: Offer<T>) => void;
  leaveOut: (key: string) => void;
  erase: () => Promise<void>;
}

const draftIn = <T>({ savedAt, values, base }: Offer<T>): Draft<T> => ({ savedAt, values, base });

/** Puts offered drafts into the form and takes them back. No text is lost by either: what is replaced is offered. */
export const useRestore = <T>(options: RestoreOptions<T>) => {
  const { record, form, reach, latest, offerAgain, leaveOut, erase } = options;
  const [restored, setRestored] = useState<Restored<T> | null>(null);
  const taken = useRef<string[]>([]);
  const moving = useRef<Promise<unknown>>(Promise.resolve());

  const putAside = (values: T): Offer<T> => {
    const id = newFormId();
    const key = draftKey(record, id);
    const aside = { ...record, form: id, key, savedAt: Date.now(), values, base: hashOf(latest.current.base) };
    offerAgain(aside);
    void writeDraft(key, draftIn(aside), reach);
    return aside;
  };

  /** From the offered key to this form's own, so that no two forms ever write the same draft. */
  const move = async (offer: Offer<T>) => {
    taken.current.push(offer.key);
    if (await writeDraft(draftKey(record, form.current), draftIn(offer), reach)) await removeDraft(offer.key);
  };

  /** The form puts the draft in; it holds the text that the draft replaces until then. */
  const accept = (offer: Offer<T>) => {
    const replaced = latest.current.read();
    setRestored({ offer, replaced, aside: latest.current.dirty ? putAside(replaced) : undefined });
    leaveOut(offer.key);
    moving.current = move(offer);
  };

  /** What the form holds as a draft to offer: the restored text, with what was typed into it since. */
  const offerOf = ({ offer }: Restored<T>): Offer<T> => {
    const { read, base } = latest.current;
    const values = read();
    return same(values, offer.values) ? offer : { ...offer, values, savedAt: Date.now(), base: hashOf(base) };
  };

  /** The draft is offered again; then the form puts its own text back. */
  const takeBack = (done: Restored<T>) => {
    const offer = offerOf(done);
    setRestored(null);
    offerAgain(offer);
    taken.current = taken.current.filter(key => key !== offer.key);
    moving.current = moving.current.then(() => writeDraft(offer.key, draftIn(offer), reach));
    void erase();
    if (!done.aside) return;
    leaveOut(done.aside.key);
    void removeDraft(done.aside.key);
  };

  const discard = (offer: Offer<T>) => {
    leaveOut(offer.key);
    void removeDraft(offer.key);
  };

  /** The form was saved or given up, with what was restored into it. */
  const forget = useCallback(async () => {
    setRestored(null);
    await moving.current;
    await Promise.all(taken.current.map(removeDraft));
  }, []);

  return { restored, accept, takeBack, discard, forget };
};
