import { FAILURE_VARIATIONS } from './failures';
import { RECORD_VARIATIONS } from './records';
import { SHAPE_VARIATIONS } from './shapes';
import { type Variation } from './variation';

export { type ResponseBody, type Context } from './variation';

export const VARIATIONS: Readonly<Record<string, Variation>> = {
  ...SHAPE_VARIATIONS,
  ...RECORD_VARIATIONS,
  ...FAILURE_VARIATIONS,
};

interface Profile {
  /** Names of variations, in the order in which they change an answer. */
  variations: readonly string[];
  /** Whether a faulty body is refused with 400. */
  isStrict?: boolean;
}

export const PROFILES = {
  friendly: { variations: [] },
  strict: { variations: [], isStrict: true },
  jhipster5: { variations: ['usersAsArray', 'accountAuthoritiesAsNames', 'nothingPendingAsNotFound', 'absentAsNull'] },
  awkward: {
    variations: Object.keys(VARIATIONS).filter(
      name => !['nothingPendingAsObject', 'nothingPendingAsNotFound', 'pictureAsList'].includes(name),
    ),
  },
} satisfies Record<string, Profile>;

export type ProfileName = keyof typeof PROFILES;

export const isProfileName = (name: unknown): name is ProfileName =>
  typeof name === 'string' && Object.hasOwn(PROFILES, name);

const requested = process.env.BACKEND_PROFILE;
const DEFAULT: ProfileName = isProfileName(requested) ? requested : 'friendly';

let current: { name: string } & Profile = { name: DEFAULT, ...PROFILES[DEFAULT] };

/** Answers in this profile from now on; without a name, in that of `BACKEND_PROFILE`, or else `friendly`. */
export const setProfile = (name: ProfileName = DEFAULT) => {
  current = { name, ...PROFILES[name] };
};

/** Answers with these variations and no others. */
export const setVariations = (...variations: string[]) => {
  const unknown = variations.find(name => !Object.hasOwn(VARIATIONS, name));
  if (unknown !== undefined) throw new Error(`No variation is called "${unknown}".`);
  current = { name: 'custom', variations };
};

export const currentProfile = () => current.name;

export const isStrict = () => current.isStrict === true;

/** The variations that are on for a call, `GET /api/users`. */
export const variationsFor = (call: string) =>
  current.variations.map(name => VARIATIONS[name]).filter(({ calls }) => calls.test(call));
