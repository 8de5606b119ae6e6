import { BODY_SHAPES } from '../../mock-backend/body-shapes';
import {
  anything,
  choice,
  type Fields,
  flag,
  id,
  instant,
  list,
  named,
  names,
  number,
  subscriptionKind,
  text,
  word,
} from '../../mock-backend/body-shapes/shape';
import { bodySchema, type JsonSchema, refOf, withoutLimits } from './json-schema';
import { REQUIRED } from './required';

/** By resource, the name of one record. */
const NAMES: Readonly<Record<string, string>> = {
  applicationPictures: 'ApplicationPicture',
  applicationSettings: 'ApplicationSetting',
  coupons: 'Coupon',
  customers: 'Customer',
  diseaseSynonyms: 'DiseaseSynonym',
  diseases: 'Disease',
  editorContents: 'EditorContent',
  groups: 'Group',
  illustratedProcedures: 'IllustratedProcedure',
  interactions: 'Interaction',
  laboratories: 'Laboratory',
  laboratoryGroups: 'LaboratoryGroup',
  laboratorySynonyms: 'LaboratorySynonym',
  medicalCalculators: 'MedicalCalculator',
  medicalCriteria: 'MedicalCriterion',
  medicalScores: 'MedicalScore',
  medicineGroups: 'MedicineGroup',
  medicineLeaflets: 'MedicineLeaflet',
  notifications: 'Notification',
  pediatricDoses: 'PediatricDose',
  plans: 'Plan',
  promotions: 'Promotion',
  riskFactors: 'RiskFactor',
  semiologies: 'Semiology',
  semiologySynonyms: 'SemiologySynonym',
  subscriptions: 'Subscription',
  symptoms: 'Symptom',
  synonymGroups: 'SynonymGroup',
  syncResumes: 'SyncResume',
  users: 'Account',
};

const mobileType = subscriptionKind;

const { flashcards, ...disease } = BODY_SHAPES.diseases;

/** By resource, the fields of a whole record. Other calls list and save the flashcards of a disease. */
export const FIELDS: Readonly<Record<string, Fields>> = { ...BODY_SHAPES, diseases: disease };

/** Fields that the console only reads, or that it sends back exactly as it received them. */
const READ_BESIDES: Readonly<Record<string, Fields>> = {
  customers: { platform: mobileType, planType: mobileType, endDate: instant, hasSubscription: flag },
  syncResumes: {
    syncObjects: list({
      kind: 'object',
      fields: { id, objectName: text(), type: choice('DISEASE', 'APPLICATION_PICTURE') },
    }),
  },
  users: {
    name: text(),
    authorities: list(anything),
    createdBy: text(),
    createdDate: instant,
    lastModifiedBy: text(),
    lastModifiedDate: instant,
  },
};

/** Whether the records have their own id. An interaction is identified by the id of its result. */
const hasId = (resource: string) => resource !== 'interactions';

const ID: JsonSchema = { type: ['integer', 'string'] };

const answered = (fields: Fields, required: readonly string[]): JsonSchema => {
  const { properties, ...schema } = withoutLimits(bodySchema(fields));
  const isIdentified = required.includes('id');
  return { ...schema, properties: { ...properties, ...(isIdentified && { id: ID }) }, required };
};

const filledAtTop = (resource: string) =>
  Object.entries(REQUIRED[resource] ?? {})
    .filter(([name]) => FIELDS[resource][name]?.kind !== 'list')
    .map(([name]) => name);

const recordSchema = (resource: string): JsonSchema =>
  answered({ ...FIELDS[resource], ...READ_BESIDES[resource] }, [
    ...(hasId(resource) ? ['id'] : []),
    ...filledAtTop(resource),
  ]);

const AUTHORITY: JsonSchema = {
  anyOf: [{ type: 'string' }, { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }],
};

const withAuthorities = ({ properties, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  properties: { ...properties, authorities: { type: ['array', 'null'], items: { $ref: refOf('Authority') } } },
});

/** Records that are not described by a body of their own. */
const OTHER_RECORDS: Readonly<Record<string, JsonSchema>> = {
  Reference: { ...bodySchema({ id, name: word }), description: 'Another record, by its id and name.' },
  Named: answered({ id, name: text() }, ['id', 'name']),
  FlashcardOwner: answered({ id, name: word, flashcards }, ['id', 'name']),
  SubstanceInteractions: answered(
    { id, name: text(), substance: named, interactionGroups: names, interactionSubstances: names },
    [],
  ),
  AuditEvent: answered(
    {
      timestamp: instant,
      principal: text(),
      type: text(),
      data: { kind: 'object', fields: { message: text(), remoteAddress: text() } },
    },
    ['timestamp', 'principal', 'type'],
  ),
  Logger: answered({ name: text(), level: text() }, ['name', 'level']),
  GatewayRoute: answered({ path: text(), serviceId: text(), serviceInstances: list(anything) }, ['path', 'serviceId']),
  ApplicationProfile: answered(
    { ribbonEnv: text(), inProduction: flag, isSwaggerEnabled: flag, activeProfiles: list(text()) },
    [],
  ),
  Authority: AUTHORITY,
  Figures: { type: 'object', additionalProperties: { type: ['number', 'null'] } },
  Anything: { type: ['object', 'array'] },
  Problem: {
    type: 'object',
    properties: {
      ...withoutLimits(
        bodySchema({ message: text(), title: text(), detail: text(), code: text(), errorKey: text(), status: number }),
      ).properties,
      fieldErrors: {
        type: ['array', 'null'],
        items: withoutLimits(bodySchema({ objectName: text(), field: text(), message: text() })),
      },
    },
  },
};

/** The name of one record of a resource; `Named` for a resource without a name here. */
export const recordName = (resource: string) => NAMES[resource] ?? 'Named';

/** The schemas of the records in responses, by name. */
export const recordSchemas = (): Record<string, JsonSchema> => {
  const records = Object.entries(NAMES).map(([resource, name]): [string, JsonSchema] => [name, recordSchema(resource)]);
  const { Account, ...others } = Object.fromEntries(records);
  return { ...others, Account: withAuthorities(Account), ...OTHER_RECORDS };
};
