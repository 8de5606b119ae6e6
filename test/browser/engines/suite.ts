import { control } from '../support/control';
import { ADDRESS, endpointOf } from '../support/worker';
import { type Engine, type EngineName, PATIENCE, type Profile } from './driver';
import { type Person, personAt } from './person';

/** The engine of this jest project (jest.config.cjs). */
declare const ENGINE: EngineName;

interface Settings {
  /** The errors on the page that a journey provokes on purpose. */
  provoked?: RegExp;
  /** Preferences of Firefox, by their names in `about:config`. */
  firefox?: Record<string, unknown>;
  /** Arguments of Chromium's command line. */
  chromium?: string[];
}

/** Starts the engine. Each driver is loaded only where it is used. */
const start = async ({ firefox, chromium }: Settings): Promise<Engine> => {
  if (ENGINE === 'webkit') return (await import('./webdriver')).startWebKit();
  const { connectTo, startBidi } = await import('./bidi');
  // A Firefox takes its preferences only when it starts.
  const isShared = ENGINE === 'firefox' && !firefox;
  return isShared ? connectTo(endpointOf('firefox')) : startBidi(ENGINE, firefox, chromium);
};

/** Stores a token where the console stores it for one tab. */
const keepSession = (token: string, locale: string) => {
  sessionStorage.setItem('jhi-authenticationToken', JSON.stringify(token));
  localStorage.setItem('locale', JSON.stringify(locale));
};

/**
 * One engine for all journeys of a file. The mock backend is reset before each. After it there may be no errors on the
 * pages and no offences in the requests, except those that the file provokes.
 */
export const engineOfSuite = (settings: Settings = {}) => {
  const { provoked } = settings;
  let engine: Engine | undefined;
  let profile: Profile | undefined;
  const people: Person[] = [];

  /** Opens a tab of the person of this test. Further tabs have the same storage. */
  const openTab = async () => {
    profile ??= await engine?.openProfile();
    if (!profile) throw new Error('The engine has not started.');
    const person = personAt(await profile.openTab());
    people.push(person);
    return person;
  };

  jest.setTimeout(4 * PATIENCE);
  beforeAll(async () => {
    engine = await start(settings);
  });
  beforeEach(() => control.reset());
  afterEach(async () => {
    const errors = await Promise.all(people.splice(0).map(({ tab }) => tab.errors()));
    await profile?.close();
    profile = undefined;
    expect(errors.flat().filter(error => !provoked?.test(error))).toEqual([]);
    expect(await control.offences()).toEqual([]);
  });
  afterAll(() => engine?.close());

  return {
    ...control,
    openTab,
    /** Opens a path without a session, as somebody who comes for the first time. */
    visit: async (path = '') => {
      const person = await openTab();
      await person.tab.goto(`${ADDRESS}#/${path}`);
      return person;
    },
    /** Opens a path in a new tab, signed in. The sign-in form has its own journey. */
    signIn: async (path: string, { login = 'editor', address = ADDRESS } = {}) => {
      const person = await openTab();
      const token = await control.openSession(login);
      // A page of the same origin that does not start the console.
      await person.tab.goto(`${address}robots.txt`);
      await person.tab.evaluate(keepSession, token, 'pt-br');
      await person.tab.goto(`${address}#/${path}`);
      return person;
    },
  };
};

/** A journey for these engines only: the title says what the others lack. */
export const journeyIn = (...names: EngineName[]) => (names.includes(ENGINE) ? it : it.skip);
