const problem = body => JSON.stringify(body);

const WRITES = { path: '/api/*', method: 'POST' };

/** Common cases to start a fault from. Fields that a preset does not set are emptied. */
export const PRESETS = {
  save500: { ...WRITES, status: 500, body: problem({ status: 500, message: 'error.http.500' }) },
  conflict: { ...WRITES, status: 409, body: problem({ status: 409, message: 'error.duplicated' }) },
  field: {
    ...WRITES,
    status: 400,
    body: problem({
      message: 'error.validation',
      fieldErrors: [{ objectName: 'disease', field: 'name', message: 'NotNull' }],
    }),
  },
  expired: { path: '/api/*', status: 401, body: problem({ status: 401, message: 'error.http.401' }) },
  slow: { path: '/api/*', delay: 15000 },
  // Chromium itself retries a request once when a reused connection is closed.
  lost: { ...WRITES, drop: 'after', times: 2 },
  proxy: { path: '/api/*', status: 502, body: '<html><h1>502 Bad Gateway</h1></html>' },
  nonsense: { path: '/api/*', method: 'GET', status: 200, body: '{"content": [' },
};
