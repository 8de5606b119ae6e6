import { resourceAt } from '../../mock-backend/written-resource';

/** The resource that a path below `/api` reads or writes: `diseases/{id}` belongs to `diseases`. */
export const resourceOf = (path: string): string | undefined =>
  resourceAt(new Request(`http://localhost/api/${path.replace(/\{\w+\}/g, '1')}`));
