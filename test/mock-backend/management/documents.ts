/** Long responses of Spring Boot's management endpoints, in the shapes of a JHipster 5 backend. The others are JSON. */

const STATES = ['RUNNABLE', 'WAITING', 'TIMED_WAITING', 'TIMED_WAITING', 'WAITING'];

const stackOf = (index: number) =>
  ['java.lang.Object.wait', 'java.util.concurrent.ThreadPoolExecutor.getTask', 'java.lang.Thread.run'].map(
    (method, line) => ({
      className: method.slice(0, method.lastIndexOf('.')),
      methodName: method.slice(method.lastIndexOf('.') + 1),
      fileName: 'Thread.java',
      lineNumber: 100 + index + line,
    }),
  );

/** Some sixty threads, in all four states. */
export const threads = () =>
  Array.from({ length: 61 }, (_, index) => ({
    threadName: index % 3 === 0 ? `http-nio-8080-exec-${index}` : `pool-${index % 7}-thread-${index}`,
    threadId: index + 1,
    blockedCount: index % 4,
    blockedTime: -1,
    waitedCount: index * 3,
    waitedTime: -1,
    lockName: index % 2 ? `java.util.concurrent.locks.AbstractQueuedSynchronizer@${index.toString(16)}` : null,
    threadState: index % 30 === 29 ? 'BLOCKED' : STATES[index % STATES.length],
    stackTrace: stackOf(index),
  }));

const packages = ['domain', 'repository', 'service', 'web.rest', 'config', 'security', 'search', 'aop'];

/** Four hundred loggers, including ROOT. */
export const loggers = () => [
  { name: 'ROOT', level: 'WARN' },
  ...Array.from({ length: 399 }, (_, index) => ({
    name: `br.com.example.${packages[index % packages.length]}.Class${index + 1}`,
    level: ['DEBUG', 'INFO', 'WARN', 'ERROR'][index % 4],
  })),
];
