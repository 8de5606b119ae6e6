import { lazy, Suspense, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { ScreenSkeleton } from './screen-skeleton';
import { ChunkBoundary } from './chunk-boundary';

type Load<P> = () => Promise<{ default: FunctionComponent<P> }>;

/** A component in its own chunk; `preload` fetches the chunk before the component is shown. */
export type Chunk<P> = ComponentType<P> & { preload: () => Promise<unknown> };

/** React.lazy cannot say that its component takes P where P is open. */
const lazyOf = <P extends object>(load: Load<P>) => lazy(load as Load<object>);

/** A component in its own chunk; when the chunk cannot be had, the person may try again or reload. */
export const chunk = <P extends object>(load: Load<P>, fallback: ReactNode = null, isScreen = false): Chunk<P> => {
  let Lazy = lazyOf(load);
  /** The component itself, once it was fetched ahead: React.lazy would show the fallback for a frame even then. */
  let Ready: FunctionComponent<P> | undefined;
  const preload = async () => {
    Ready = (await load()).default;
  };
  // React.lazy keeps a failure for good; a retry needs a new one.
  const reload = () => {
    Lazy = lazyOf(load);
  };
  const Current = (props: P) => {
    // What a mounted component is stays the same: another type would mount it anew.
    const [Chosen] = useState<ComponentType<P>>(() => Ready ?? Lazy);
    return <Chosen {...props} />;
  };
  const Bounded = (props: P) => (
    <ChunkBoundary isScreen={isScreen} onRetry={reload}>
      <Suspense fallback={fallback}>
        <Current {...props} />
      </Suspense>
    </ChunkBoundary>
  );
  return Object.assign(Bounded, { preload });
};

/** What fills the page: a screen of a section, or what leads to one. */
export const screen = <P extends object = object>(load: Load<P>): Chunk<P> => chunk(load, <ScreenSkeleton />, true);
