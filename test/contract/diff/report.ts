import { plainPaths } from '../plain-jhipster';
import { type Comparison, type Difference } from './compare';

const lineOf = ({ call, at, console, backend }: Difference) =>
  `  ${call}${at ? `, ${at}` : ''}: the console ${console}; the backend ${backend}`;

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const summary = ({ calls, differences }: Comparison) => {
  const absent = new Set(differences.filter(({ at }) => at === '').map(({ call }) => call)).size;
  const others = differences.length - absent;
  return `${counted(calls, 'call')} of the console: ${absent} not in the backend, ${counted(others, 'other difference')}.`;
};

const undescribedPart = (undescribed: readonly string[]) =>
  undescribed.length === 0
    ? []
    : [
        '',
        'Not compared, because the backend does not describe the response:',
        ...undescribed.map(call => `  ${call}`),
      ];

/** The differences by resource, one line each; then a line with the counts and the calls that were not compared. */
export const reportOf = (comparison: Comparison): string => {
  const { differences, undescribed } = comparison;
  const resources = [...new Set(differences.map(({ resource }) => resource))].sort();
  const groups = resources.flatMap(resource => [
    resource,
    ...differences.filter(one => one.resource === resource).map(lineOf),
    '',
  ]);
  const plain = plainPaths(differences.filter(({ at }) => at === '').map(({ call }) => call));
  return [...groups, summary(comparison), ...(plain ? [plain] : []), ...undescribedPart(undescribed)].join('\n');
};
