import { type ResourceDefinition, resourceNamed, resources } from '../resource';
import { resourceAt } from '../written-resource';
import { isDocument, type ResponseBody } from './variation';

/** `diseaseSynonym` -> `DISEASE_SYNONYM`. */
const inSql = (name: string) => name.replace(/([A-Z])/g, '_$1').toUpperCase();

const violation = (statement: string, constraint: string, code: string) =>
  `could not execute batch; SQL [${statement}]; constraint ["${constraint}"; SQL statement:\n${statement} [${code}]]; ` +
  'nested exception is org.hibernate.exception.ConstraintViolationException: could not execute batch';

const takenDetail = (entity: string, field: string) => {
  const [name, column] = [inSql(entity), inSql(field)];
  return violation(
    `insert into ${name.toLowerCase()} (${column.toLowerCase()}, id) values (?, ?)`,
    `PUBLIC.UX_${name}_${column}_INDEX_F ON PUBLIC.${name}(${column}) VALUES 1002`,
    '23505-200',
  );
};

const usedDetail = (name: string, entity: string) => {
  const isReferring = ({ references = {} }: ResourceDefinition) =>
    Object.values(references).some(({ to }) => to === name);
  const [table, owner] = [inSql(entity), inSql(resources().find(isReferring)?.entity ?? 'owner')];
  return violation(
    `delete from ${table.toLowerCase()} where id=?`,
    `FK_${owner}_${table}_ID: PUBLIC.${owner} FOREIGN KEY(${table}_ID) REFERENCES PUBLIC.${table}(ID) (1201)`,
    '23503-200',
  );
};

/** The sentence of Hibernate for a refusal that comes from a constraint; undefined for any other response. */
export const constraintOf = ({ body }: ResponseBody, request: Request) => {
  const name = resourceAt(request);
  if (!name || !isDocument(body)) return undefined;
  const { entity } = resourceNamed(name);
  if (body.message === 'error.duplicated') return takenDetail(entity, String(body.field));
  if (body.message === 'couponAlreadyExists') return takenDetail(entity, 'code');
  return body.message === 'error.relationships' ? usedDetail(name, entity) : undefined;
};
