import type { Draft } from 'features/drafts/store/draft';
import { type DraftReach, removeDraft, writeDraft } from 'features/drafts/store/draft-store';
import type { Prompt } from './found-drafts';

const draftIn = <T>({ savedAt, values, base, sending }: Prompt<T>): Draft<T> => ({
  savedAt,
  values,
  base,
  ...(sending && { sending }),
});

/** Stores an offered draft under its own key. */
export const storePrompt = <T>(prompt: Prompt<T>, reach: DraftReach) => writeDraft(prompt.key, draftIn(prompt), reach);

/** Drafts that a form adopted. Each moves to the form's own key, so that no two forms ever write the same draft. */
export const createTakenDrafts = <T>(ownKey: () => string, reach: DraftReach) => {
  // One object for each take: a draft that is given back and taken again waits for its own write, not the first one.
  let taken: { key: string }[] = [];
  let moving: Promise<unknown> = Promise.resolve();

  const move = async (prompt: Prompt<T>) => {
    const adopted = { key: prompt.key };
    taken.push(adopted);
    const isStored = await writeDraft(ownKey(), draftIn(prompt), reach);
    if (isStored && taken.includes(adopted)) await removeDraft(prompt.key);
  };
  return {
    take: (prompt: Prompt<T>) => {
      moving = move(prompt);
    },
    giveBack: (prompt: Prompt<T>) => {
      taken = taken.filter(({ key }) => key !== prompt.key);
      // Not after `moving`: a page that closes loses what it has not written yet. A removal that was sent runs first.
      void storePrompt(prompt, reach);
    },
    removeTaken: async () => {
      await moving;
      await Promise.all(taken.map(({ key }) => removeDraft(key)));
    },
  };
};
