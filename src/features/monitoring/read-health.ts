import { fieldsOf } from 'lib/is-plain-object';
import { bytesText } from './internal/bytes';
import { type Json, textIn } from './json';
import { rankOfStatus } from './rank-of-status';

export interface HealthIndicator {
  name: string;
  status: string;
  details: [string, string][];
}

/** The disk values that Spring Boot reports in bytes. */
const BYTES = new Set(['total', 'free', 'threshold']);

const factText = (path: string, fact: string, value: unknown) =>
  path.endsWith('diskSpace') && BYTES.has(fact) && typeof value === 'number' ? bytesText(value) : textIn(value);

/** The parts of `details` (Spring Boot 2.0) or `components` (2.2). Nested parts are named by their path. */
export const readHealth = (data: unknown): { status: string; indicators: HealthIndicator[] } => {
  const indicatorsOf = (node: Json, path: string): HealthIndicator[] => {
    const parts = Object.entries(fieldsOf(node.components ?? node.details));
    return parts.flatMap(([name, part]) => {
      const { status, details, components, ...rest } = fieldsOf(part);
      if (status === undefined) return [];
      const own = path ? `${path}.${name}` : name;
      const inner = indicatorsOf(fieldsOf(part), own);
      const facts = inner.length > 0 ? {} : { ...fieldsOf(details ?? components), ...rest };
      const factList = Object.entries(facts).map(([fact, value]): [string, string] => [
        fact,
        factText(own, fact, value),
      ]);
      return [{ name: own, status: textIn(status), details: factList }, ...inner];
    });
  };
  const whole = fieldsOf(data);
  return {
    status: textIn(whole.status),
    indicators: indicatorsOf(whole, '').sort((one, other) => rankOfStatus(one.status) - rankOfStatus(other.status)),
  };
};
