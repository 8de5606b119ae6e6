import { type ResourceDefinition, resourceNamed } from './resource';

/** By path below `/api`, the resource that a request to this path writes. */
const RESOURCES: Record<string, string> = {
  'application-pictures': 'applicationPictures',
  'application-settings': 'applicationSettings',
  coupons: 'coupons',
  'coupons/status': 'coupons',
  'account/register-mobile': 'customers',
  'account/register-employee': 'customers',
  'account/toggle-mobile-activated': 'customers',
  'account/delete-employee': 'customers',
  'disease-synonym': 'diseaseSynonyms',
  diseases: 'diseases',
  'diseases/flashcards': 'diseases',
  'editor-content': 'editorContents',
  groups: 'groups',
  'illustrated-procedures': 'illustratedProcedures',
  interactions: 'interactions',
  laboratories: 'laboratories',
  'laboratories-synonym': 'laboratorySynonyms',
  'laboratory-groups': 'laboratoryGroups',
  'medical-calculators': 'medicalCalculators',
  'medical-criteria': 'medicalCriteria',
  'medical-scores': 'medicalScores',
  'medicine-groups': 'medicineGroups',
  'medicine-leaflets': 'medicineLeaflets',
  notifications: 'notifications',
  'pediatric-doses': 'pediatricDoses',
  plans: 'plans',
  promotions: 'promotions',
  'risk-factor': 'riskFactors',
  semiologies: 'semiologies',
  'semiologies-synonym': 'semiologySynonyms',
  'subscriptions/customer': 'subscriptions',
  'activate-subscription': 'subscriptions',
  symptoms: 'symptoms',
  'sync-resumes': 'syncResumes',
  'synonym-group': 'synonymGroups',
  users: 'users',
};

const WRITE_METHODS = ['POST', 'PUT', 'DELETE'];

/** `http://localhost/api/diseases/25` -> `diseases`: the path below `/api`, without the id of a record. */
export const collectionOf = ({ url }: Request) => new URL(url).pathname.replace(/^.*\/api\//, '').replace(/\/\d+$/, '');

/** By the path of a list, the path that writes its records, if the two differ. */
const LISTS: Record<string, string> = {
  customers: 'account/register-mobile',
  'disease-synonyms': 'disease-synonym',
  'application-pictures/find-all': 'application-pictures',
  'interactions/substance': 'interactions',
};

/** The name of the resource that a path reads or writes. */
export const resourceAt = (request: Request): string | undefined => {
  const path = collectionOf(request);
  const written = Object.hasOwn(LISTS, path) ? LISTS[path] : path;
  return Object.hasOwn(RESOURCES, written) ? RESOURCES[written] : undefined;
};

/** The resource that a request writes; undefined for a read, or for a write to the user's own account or session. */
export const writtenResource = (request: Request): ResourceDefinition | undefined => {
  const name = WRITE_METHODS.includes(request.method) ? resourceAt(request) : undefined;
  return name ? resourceNamed(name) : undefined;
};
