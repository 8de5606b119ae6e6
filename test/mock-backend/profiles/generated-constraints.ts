import { isPlainObject } from '../../../src/lib/is-plain-object';
import { type ResourceDefinition, resourceNamed, resources } from '../resource';
import { resourceAt } from '../written-resource';
import { type ResponseBody } from './variation';

/** `diseaseSynonym` -> `DISEASE_SYNONYM`. */
const inSql = (name: string) => name.replace(/([A-Z])/g, '_$1').toUpperCase();

const violation = (statement: string, constraint: string, code: string) =>
  `could not execute batch; SQL [${statement}]; constraint ["${constraint}"; SQL statement:\n${statement} [${code}]]; ` +
  'nested exception is org.hibernate.exception.ConstraintViolationException: could not execute batch';

const foreignKey = (owner: string, target: string, id: string) =>
  `FK_${owner}_${target}_ID: PUBLIC.${owner} FOREIGN KEY(${target}_ID) REFERENCES PUBLIC.${target}(ID) (${id})`;

const takenDetail = (entity: string, field: string) => {
  const [name, column] = [inSql(entity), inSql(field)];
  const index = `PUBLIC.UX_${name}_${column}_INDEX_F ON PUBLIC.${name}(${column}) VALUES 1002`;
  const statement = `insert into ${name.toLowerCase()} (${column.toLowerCase()}, id) values (?, ?)`;
  return violation(statement, index, '23505-200');
};

const usedDetail = (name: string, entity: string) => {
  const isReferring = ({ references = {} }: ResourceDefinition) =>
    Object.values(references).some(({ to }) => to === name);
  const [table, owner] = [inSql(entity), inSql(resources().find(isReferring)?.entity ?? 'owner')];
  return violation(`delete from ${table.toLowerCase()} where id=?`, foreignKey(owner, table, '1201'), '23503-200');
};

const goneDetail = ({ entity, references = {} }: ResourceDefinition) => {
  const owner = inSql(entity);
  const [target = owner] = Object.values(references).map(({ to }) => inSql(resourceNamed(to).entity));
  const columns = `${owner}_id, ${target}_id`.toLowerCase();
  const statement = `insert into ${owner.toLowerCase()}_${target.toLowerCase()} (${columns}) values (?, ?)`;
  return violation(statement, foreignKey(owner, target, '999999'), '23506-200');
};

/** The sentence of Hibernate for a refusal that comes from a constraint; undefined for any other response. */
export const constraintOf = ({ body }: ResponseBody, request: Request): string | undefined => {
  const name = resourceAt(request);
  if (!name || !isPlainObject(body)) return undefined;
  const definition = resourceNamed(name);
  if (body.message === 'error.duplicated') return takenDetail(definition.entity, String(body.field));
  if (body.message === 'couponAlreadyExists') return takenDetail(definition.entity, 'code');
  if (body.message !== 'error.relationships') return undefined;
  return request.method === 'DELETE' ? usedDetail(name, definition.entity) : goneDetail(definition);
};
