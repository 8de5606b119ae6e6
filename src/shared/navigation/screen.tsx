import { lazy, Suspense, type ComponentType } from 'react';
import { Busy } from 'shared/ui/busy';
import { ChunkBoundary } from './chunk-boundary';

type Load = () => Promise<{ default: ComponentType }>;

const loaders: Load[] = [];

/** A screen in its own chunk; when the chunk cannot be had, the person may try again or reload. */
export const screen = (load: Load): ComponentType => {
  loaders.push(load);
  const Screen = () => {
    const LazyScreen = lazyOnce(load);
    return (
      <ChunkBoundary onRetry={() => known.delete(load)}>
        <Suspense fallback={<Busy />}>
          <LazyScreen />
        </Suspense>
      </ChunkBoundary>
    );
  };
  return Screen;
};

const known = new Map<Load, ComponentType>();

/** React.lazy keeps a failure for good; a retry needs a new one. */
const lazyOnce = (load: Load): ComponentType => {
  const found = known.get(load);
  if (found) return found;
  const made = lazy(load);
  known.set(load, made);
  return made;
};
