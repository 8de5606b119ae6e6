import { fieldsOf } from 'lib/is-plain-object';
import { type Json, objectsIn, textIn } from './json';

export const THREAD_STATES = ['RUNNABLE', 'WAITING', 'TIMED_WAITING', 'BLOCKED'] as const;

export interface Thread {
  id: string;
  name: string;
  state: string;
  lock: string;
  stack: string[];
}

const frameOf = ({ className, methodName, fileName, lineNumber }: Json) =>
  `${textIn(className)}.${textIn(methodName)}(${textIn(fileName)}:${textIn(lineNumber)})`;

/** An array of threads, or `{threads: []}`. */
export const readThreads = (data: unknown): Thread[] =>
  objectsIn(Array.isArray(data) ? data : fieldsOf(data).threads).map(thread => ({
    id: textIn(thread.threadId),
    name: textIn(thread.threadName),
    state: textIn(thread.threadState),
    lock: textIn(thread.lockName),
    stack: objectsIn(thread.stackTrace).map(frameOf),
  }));
