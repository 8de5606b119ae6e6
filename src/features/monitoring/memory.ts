import type { MemoryPool } from './metrics';
import { termOf } from './terms';

const TOTALS = ['heap', 'nonHeap', 'total'];
const IN_HEAP = ['newObjects', 'survivors', 'oldObjects'];

const isOneOf =
  (terms: readonly string[]) =>
  ({ name }: MemoryPool) =>
    terms.includes(termOf('memory', name) ?? '');

const usedBy = (pools: readonly MemoryPool[]) => pools.reduce((sum, { used }) => sum + used, 0);

/**
 * The sums of the areas. The areas of the heap share one limit, which the server states for one of them or in parts. An
 * area outside the heap may have no limit at all, and then its sum has none.
 */
const sumsOf = (areas: readonly MemoryPool[]): MemoryPool[] => {
  if (areas.length === 0) return [];
  const heap = areas.filter(isOneOf(IN_HEAP));
  const limit = heap.reduce((sum, { max = 0 }) => sum + max, 0);
  const [used, all] = [usedBy(heap), usedBy(areas)];
  return [
    { name: 'heap', used, max: limit > 0 ? limit : undefined },
    { name: 'non-heap', used: all - used },
    { name: 'total', used: all },
  ];
};

/** Heap, other memory and both together, as the server states or as they sum up (JHipster 6), and their areas. */
export const memoryOf = (pools: readonly MemoryPool[]): { totals: MemoryPool[]; areas: MemoryPool[] } => {
  const isTotal = isOneOf(TOTALS);
  const stated = pools.filter(isTotal);
  const areas = pools.filter(pool => !isTotal(pool));
  return { totals: stated.length > 0 ? stated : sumsOf(areas), areas };
};
