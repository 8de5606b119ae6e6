import { noteOffence } from './offences';
import { pathOf } from './problem';
import { jsonOf } from './request';

/** Fields that the console adds to records for itself: the received values, and the keys of rows on the screen. */
const OWN_FIELDS: readonly string[] = ['asReceived', 'rowKey'];

const ownFieldsIn = (value: unknown, path = ''): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([field, inner]) => [
        ...(OWN_FIELDS.includes(field) ? [path + field] : []),
        ...ownFieldsIn(inner, `${path}${field}.`),
      ]);

/** Records each of the console's own fields in a body, at any depth: no request may send one. */
export const noteOwnFields = async (request: Request) => {
  const found = ownFieldsIn(await jsonOf(request.clone()));
  found.forEach(path => noteOffence(`${request.method} ${pathOf(request)}: ${path} is the console's own`));
};
