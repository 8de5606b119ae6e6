import { type ComponentType, type FunctionComponent, lazy, type ReactNode, Suspense, useState } from 'react';
import { loadLaterTexts } from 'core/i18n/load-texts';
import { waitedFor } from 'lib/waited-for';
import { ChunkBoundary } from './internal/chunk-boundary';
import { ScreenSkeleton } from './screen-skeleton';

type Load<P> = () => Promise<{ default: FunctionComponent<P> }>;

/** A component in its own chunk; `preload` fetches the chunk before the component is shown. */
export type Chunk<P> = ComponentType<P> & { preload: () => Promise<unknown> };

interface ChunkOptions {
  /** What is shown while the chunk loads; nothing by default. */
  fallback?: ReactNode;
  /** The chunk is a whole screen. If it fails, the screen's heading disappears too. */
  isScreen?: boolean;
  /** The component uses only texts of the first load, so it need not wait for the later texts. */
  hasFirstTexts?: boolean;
}

/** The types of React.lazy cannot express that its component takes P while P is generic. */
const lazyOf = <P extends object>(load: Load<P>) => lazy(() => waitedFor((load as Load<object>)()));

const withLaterTexts =
  <P extends object>(load: Load<P>): Load<P> =>
  async () => {
    const [loaded] = await Promise.all([load(), loadLaterTexts()]);
    return loaded;
  };

/**
 * A component in its own chunk. It is shown once its texts are loaded too. If the chunk or the texts cannot be
 * loaded, the user can retry or reload.
 */
export const chunk = <P extends object>(
  loadChunk: Load<P>,
  { fallback = null, isScreen = false, hasFirstTexts = false }: ChunkOptions = {},
): Chunk<P> => {
  const load = hasFirstTexts ? loadChunk : withLaterTexts(loadChunk);
  let Lazy = lazyOf(load);
  /** The component itself, once it was preloaded: even then React.lazy would show the fallback for a frame. */
  let Ready: FunctionComponent<P> | undefined;
  const preload = async () => {
    Ready = (await load()).default;
  };
  // React.lazy remembers a failure permanently. A retry needs a new lazy component.
  const reload = () => {
    Lazy = lazyOf(load);
  };
  const Current = (props: P) => {
    // The type of a mounted component must not change: another type would mount it again.
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

/** A component that fills the page: a screen of a section, or a component that leads to one. */
export const screen = <P extends object = object>(
  load: Load<P>,
  { hasFirstTexts }: Pick<ChunkOptions, 'hasFirstTexts'> = {},
): Chunk<P> => chunk(load, { fallback: <ScreenSkeleton />, isScreen: true, hasFirstTexts });
