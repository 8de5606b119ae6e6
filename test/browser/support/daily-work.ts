/** What a user does besides typing texts. */
type Count = 'keys' | 'clicks' | 'Tabs' | 'shortcuts';

interface DailyTask {
  /** The task as the README's table names it. */
  task: string;
  /** The most that the task may take. The spec named in `countedIn` counts it. */
  limits: Readonly<Partial<Record<Count, number>>>;
  countedIn: string;
}

/** The most that daily work may take. The browser tests count it, and the README's table repeats it. */
export const DAILY_WORK = {
  oneWord: {
    task: 'correct one word of one disease, from home to list',
    limits: { keys: 25 },
    countedIn: 'correct-a-word',
  },
  threeWords: {
    task: 'the same in three diseases in a row, from the first form to the fourth',
    limits: { keys: 55 },
    countedIn: 'correct-a-word',
  },
  fiveCards: {
    task: 'five flashcards, beside typing them',
    limits: { clicks: 1, Tabs: 5, shortcuts: 4 },
    countedIn: 'many-at-once',
  },
  threeParameters: {
    task: 'three parameters of a calculator, beside filling them in',
    limits: { clicks: 1, shortcuts: 2 },
    countedIn: 'many-at-once',
  },
  failedSignIns: {
    task: 'the failed sign-ins of the last week, from the audit log',
    limits: { clicks: 2 },
    countedIn: 'daily-speed',
  },
} as const satisfies Record<string, DailyTask>;
