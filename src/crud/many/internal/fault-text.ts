import { textOfMessage } from 'core/responses/server-text';
import type { Fault } from './read-cell';

/** The text of a fault, about the field of this label. */
export const faultText = ({ key, params }: Fault, fieldName: string): string =>
  textOfMessage({
    key,
    params: {
      fieldName,
      ...Object.fromEntries(Object.entries(params ?? {}).map(([name, one]) => [name, String(one)])),
    },
  });
