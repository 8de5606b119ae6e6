/** Responses of Spring Boot's management endpoints, in the shapes of a JHipster 5 backend. */

export const health = () => ({
  status: 'DOWN',
  details: {
    diskSpace: {
      status: 'UP',
      details: { total: 250_685_575_168, free: 181_193_932_800, threshold: 10_485_760 },
    },
    db: { status: 'UP', details: { database: 'PostgreSQL', hello: 1 } },
    mail: { status: 'DOWN', details: { location: 'smtp.example.com:587', error: 'Connection refused' } },
    elasticsearch: { status: 'UP', details: { clusterName: 'conteudo', numberOfNodes: 1 } },
  },
});

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

const prefixes = ['spring.datasource', 'spring.jpa', 'spring.mail', 'server', 'management', 'jhipster.security'];

export const configprops = () => ({
  contexts: {
    conteudo: {
      beans: Object.fromEntries(
        prefixes.map((prefix, index) => [
          `${prefix}-org.springframework.Properties${index}`,
          {
            prefix,
            properties: {
              enabled: index % 2 === 0,
              url: `https://example.com/${prefix}`,
              password: '******',
              timeout: 30 * (index + 1),
              pool: { minimum: 2, maximum: 10 + index },
            },
          },
        ]),
      ),
    },
  },
});

export const env = () => ({
  activeProfiles: ['dev', 'swagger'],
  propertySources: [
    { name: 'server.ports', properties: { 'local.server.port': { value: 8080 } } },
    {
      name: 'systemProperties',
      properties: {
        'java.version': { value: '1.8.0_292' },
        'user.timezone': { value: 'America/Sao_Paulo' },
        'file.encoding': { value: 'UTF-8' },
      },
    },
    {
      name: 'applicationConfig: [classpath:/config/application-dev.yml]',
      properties: {
        'spring.datasource.username': { value: 'conteudo', origin: 'application-dev.yml:38' },
        'spring.datasource.password': { value: '******', origin: 'application-dev.yml:39' },
        'jhipster.security.authentication.jwt.base64-secret': { value: '******' },
      },
    },
  ],
});

export const routes = () => [
  { path: '/conteudo/**', serviceId: 'conteudo', serviceInstances: [{ uri: 'http://10.0.0.11:8081', status: 'UP' }] },
  {
    path: '/assinaturas/**',
    serviceId: 'assinaturas',
    serviceInstances: [
      { uri: 'http://10.0.0.12:8082', status: 'UP' },
      { uri: 'http://10.0.0.13:8082', status: 'DOWN' },
    ],
  },
];

const packages = ['domain', 'repository', 'service', 'web.rest', 'config', 'security', 'search', 'aop'];

/** Four hundred loggers, including ROOT. */
export const loggers = () => [
  { name: 'ROOT', level: 'WARN' },
  ...Array.from({ length: 399 }, (_, index) => ({
    name: `br.com.example.${packages[index % packages.length]}.Class${index + 1}`,
    level: ['DEBUG', 'INFO', 'WARN', 'ERROR'][index % 4],
  })),
];
