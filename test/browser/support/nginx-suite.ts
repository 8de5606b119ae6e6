import { type Nginx, startNginx } from './nginx';
import { openBrowser, type TestBrowser } from './session';

/**
 * One nginx with the shipped files and one browser at its address, for all tests of a `describe`. The mock backend is
 * reset before each test. It is no part of `nginx.ts`, which is also loaded where there are no tests yet.
 */
export const nginxOfSuite = () => {
  const suite = {} as { nginx: Nginx; browser: TestBrowser };
  beforeAll(async () => {
    suite.nginx = await startNginx();
    suite.browser = openBrowser(suite.nginx.address);
  });
  beforeEach(() => suite.browser.startTest());
  afterAll(async () => {
    await suite.browser.close();
    await suite.nginx.stop();
  });
  return suite;
};
