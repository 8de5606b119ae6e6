import { useEffect, useState } from 'react';
import { findPathIn, type MenuEntry } from 'app/menu/menus';
import { useSession } from 'core/auth/use-session';
import { isUnfinished, type Task } from 'features/replace/task';
import { tasksOf } from 'features/replace/task-store';

/** A change of many texts that this account did not finish in this browser. */
export interface RunLink {
  task: Task;
  to: { pathname: string; search: string };
}

/** They come from this browser's storage only, and are undefined until it was read. */
export const useUnfinishedRuns = (menu: readonly MenuEntry[]): RunLink[] | undefined => {
  const { login = '' } = useSession();
  const [tasks, setPlans] = useState<readonly Task[]>();
  const pathname = findPathIn(menu)?.replace('find', 'replace');
  useEffect(() => {
    let isGone = false;
    void tasksOf(login).then(stored => !isGone && setPlans(stored.tasks.filter(isUnfinished)));
    return () => {
      isGone = true;
    };
  }, [login]);
  return tasks?.flatMap(task =>
    pathname ? [{ task, to: { pathname, search: `?${new URLSearchParams({ run: task.id }).toString()}` } }] : [],
  );
};
