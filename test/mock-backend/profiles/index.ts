import { FAILURE_VARIATIONS } from './failures';
import { GENERATED_PROBLEMS } from './generated-problems';
import { GENERATED_READS } from './generated-reads';
import { GENERATED_RECORDS } from './generated-records';
import { GENERATED_WRITES } from './generated-writes';
import { HIDDEN_REASONS } from './hidden-reasons';
import { RECORD_VARIATIONS } from './records';
import { SHAPE_VARIATIONS } from './shapes';
import { type Variation } from './variation';

/** A crowd is found first: its records then look as all others do. */
const ODD_VARIATIONS = { ...FAILURE_VARIATIONS, ...SHAPE_VARIATIONS, ...RECORD_VARIATIONS };

const VARIATIONS: Readonly<Record<string, Variation>> = {
  ...ODD_VARIATIONS,
  ...GENERATED_RECORDS,
  ...GENERATED_WRITES,
  ...GENERATED_READS,
  ...GENERATED_PROBLEMS,
  ...HIDDEN_REASONS,
};

const JHIPSTER_6 = [
  'recordsById',
  'deletedCreatedAnew',
  'usersAsArray',
  'accountAuthoritiesAsNames',
  'absentAsNull',
  'authoritiesOnlyAsNames',
  'promotionsWithoutDate',
  'emptyListsMissing',
  'relationsNullInLists',
  'relationsListedById',
  'newUserWithoutAuthorities',
  'unreadableValuesRefused',
  'unknownFieldsIgnored',
  'deletesWithoutContent',
  'deletesOfMissing',
  'constraintsAsBreakdown',
  'unknownSortRefused',
  'totalsInHeaders',
  'emptyLoginRefused',
  'wrongKeysAsBreakdown',
  'unknownEmailNotTold',
  'problemDocuments',
];

/** The names of their variations, in the order in which they change a response. */
export const PROFILES = {
  friendly: [],
  jhipster6: JHIPSTER_6,
  'jhipster6-prod': [...JHIPSTER_6, 'reasonsHidden'],
  awkward: ['recordsById', ...Object.keys(ODD_VARIATIONS)],
} satisfies Record<string, readonly string[]>;

export type ProfileName = keyof typeof PROFILES;

export const isProfileName = (name: unknown): name is ProfileName =>
  typeof name === 'string' && Object.hasOwn(PROFILES, name);

const requested = process.env.BACKEND_PROFILE;
const DEFAULT: ProfileName = isProfileName(requested) ? requested : 'friendly';

let current: { name: string; variations: readonly string[] } = { name: DEFAULT, variations: PROFILES[DEFAULT] };

/** Sets the profile of the following responses. Without a name it is that of `BACKEND_PROFILE`, or else `friendly`. */
export const setProfile = (name: ProfileName = DEFAULT) => {
  current = { name, variations: PROFILES[name] };
};

/** Applies these variations and no others to the following responses. */
export const setVariations = (...variations: string[]) => {
  const unknown = variations.find(name => !Object.hasOwn(VARIATIONS, name));
  if (unknown !== undefined) throw new Error(`No variation is called "${unknown}".`);
  current = { name: 'custom', variations };
};

export const currentProfile = () => current.name;

/** The active variations for a call such as `GET /api/users`. */
export const variationsFor = (call: string) =>
  current.variations.map(name => VARIATIONS[name]).filter(({ calls }) => calls.test(call));
