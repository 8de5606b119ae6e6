import { fieldsOf } from 'lib/is-plain-object';
import { type Json, recordsOf, textOf } from './json';

export const THREAD_STATES = ['RUNNABLE', 'WAITING', 'TIMED_WAITING', 'BLOCKED'] as const;

export interface Thread {
  id: string;
  name: string;
  state: string;
  lock: string;
  stack: string[];
}

const frameOf = ({ className, methodName, fileName, lineNumber }: Json) =>
  `${textOf(className)}.${textOf(methodName)}(${textOf(fileName)}:${textOf(lineNumber)})`;

/** An array of threads, or `{threads: []}`. */
export const readThreads = (data: unknown): Thread[] =>
  recordsOf(Array.isArray(data) ? data : fieldsOf(data).threads).map(thread => ({
    id: textOf(thread.threadId),
    name: textOf(thread.threadName),
    state: textOf(thread.threadState),
    lock: textOf(thread.lockName),
    stack: recordsOf(thread.stackTrace).map(frameOf),
  }));
