import { FAILURE_VARIATIONS } from './failures';
import { GENERATED_PROBLEMS } from './generated-problems';
import { GENERATED_RECORDS } from './generated-records';
import { GENERATED_WRITES } from './generated-writes';
import { RECORD_VARIATIONS } from './records';
import { SHAPE_VARIATIONS } from './shapes';
import { type Variation } from './variation';

export { type ResponseBody, type Variation } from './variation';

const ODD_VARIATIONS = { ...SHAPE_VARIATIONS, ...RECORD_VARIATIONS, ...FAILURE_VARIATIONS };

export const VARIATIONS: Readonly<Record<string, Variation>> = {
  ...ODD_VARIATIONS,
  ...GENERATED_RECORDS,
  ...GENERATED_WRITES,
  ...GENERATED_PROBLEMS,
};

interface Profile {
  /** Names of variations, in the order in which they change a response. */
  variations: readonly string[];
  /** Whether the backend refuses a faulty body with 400. */
  isStrict?: boolean;
}

/** What all generated backends have in common. */
const GENERATED = [
  'usersAsArray',
  'accountAuthoritiesAsNames',
  'nothingPendingAsNotFound',
  'absentAsNull',
  'authoritiesOnlyAsNames',
];

export const PROFILES = {
  friendly: { variations: [] },
  strict: { variations: [], isStrict: true },
  jhipster5: {
    variations: [
      ...GENERATED,
      'unknownSortRefused',
      'wrongKeysAsBreakdown',
      'problemDocuments',
      'sentencesInTitle',
      'missingUserWithoutBody',
    ],
  },
  jhipster6: {
    variations: [
      'recordsById',
      'deletedCreatedAnew',
      ...GENERATED,
      'promotionsWithoutDate',
      'emptyListsMissing',
      'relationsNullInLists',
      'newUserWithoutAuthorities',
      'healthInComponents',
      'unreadableValuesRefused',
      'unknownFieldsIgnored',
      'deletesWithoutContent',
      'deletesOfMissing',
      'constraintsAsBreakdown',
      'unknownSortRefused',
      'userSortWithoutBody',
      'wrongKeysAsBreakdown',
      'unknownEmailNotTold',
      'problemDocuments',
    ],
  },
  awkward: {
    variations: Object.keys(ODD_VARIATIONS).filter(
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

/** Sets the profile of the following responses. Without a name it is that of `BACKEND_PROFILE`, or else `friendly`. */
export const setProfile = (name: ProfileName = DEFAULT) => {
  current = { name, ...PROFILES[name] };
};

/** Applies these variations and no others to the following responses. */
export const setVariations = (...variations: string[]) => {
  const unknown = variations.find(name => !Object.hasOwn(VARIATIONS, name));
  if (unknown !== undefined) throw new Error(`No variation is called "${unknown}".`);
  current = { name: 'custom', variations };
};

export const currentProfile = () => current.name;

export const isStrict = () => current.isStrict === true;

/** The active variations for a call such as `GET /api/users`. */
export const variationsFor = (call: string) =>
  current.variations.map(name => VARIATIONS[name]).filter(({ calls }) => calls.test(call));
