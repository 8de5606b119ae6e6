import { useEffect, useState } from 'react';
import { findPathIn, type MenuEntry } from 'app/menu/menus';
import { useSession } from 'core/auth/use-session';
import { isUnfinished, type Plan } from 'features/replace/plan';
import { plansOf } from 'features/replace/plan-store';

/** A change of many texts that this account did not finish in this browser. */
export interface RunLink {
  plan: Plan;
  to: { pathname: string; search: string };
}

/** They come from this browser's storage only, and are undefined until it was read. */
export const useUnfinishedRuns = (menu: readonly MenuEntry[]): RunLink[] | undefined => {
  const { login = '' } = useSession();
  const [plans, setPlans] = useState<readonly Plan[]>();
  const pathname = findPathIn(menu)?.replace('find', 'replace');
  useEffect(() => {
    let isGone = false;
    void plansOf(login).then(stored => !isGone && setPlans(stored.plans.filter(isUnfinished)));
    return () => {
      isGone = true;
    };
  }, [login]);
  return plans?.flatMap(plan =>
    pathname ? [{ plan, to: { pathname, search: `?${new URLSearchParams({ run: plan.id }).toString()}` } }] : [],
  );
};
