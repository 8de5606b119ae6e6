import { useState } from 'react';
import { onSignOut } from 'core/auth/sign-out';

let kept = '';

const forget = () => {
  kept = '';
};

/** The replacement in the find bar. The find bar of the next text still has it; a sign-out forgets it. */
export const useKeptReplacement = () => {
  const [insert, setInsert] = useState(kept);
  const keep = (text: string) => {
    onSignOut(forget);
    kept = text;
    setInsert(text);
  };
  return [insert, keep] as const;
};
