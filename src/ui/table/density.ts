import { localStore } from 'lib/storage';

const DENSITIES = ['comfortable', 'compact'] as const;

export type Density = (typeof DENSITIES)[number];

const KEY = 'density|v1';

const isDensity = (stored: unknown): stored is Density => DENSITIES.some(density => density === stored);

/** The row density of all lists in this browser. */
export const readDensity = (): Density => localStore.read(KEY, isDensity) ?? 'comfortable';

/** The styles do the rest, so no row renders again. */
const show = (density: Density) => {
  document.documentElement.dataset.density = density;
};

export const keepDensity = (density: Density) => {
  localStore.set(KEY, density);
  show(density);
};

// This runs before the first list renders: rows that shrink after they were shown would jump.
show(readDensity());
