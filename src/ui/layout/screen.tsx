import { lazy, Suspense, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { loadLaterTexts } from 'core/i18n/load-texts';
import { ScreenSkeleton } from './screen-skeleton';
import { ChunkBoundary } from './chunk-boundary';

type Load<P> = () => Promise<{ default: FunctionComponent<P> }>;

/** A component in its own chunk; `preload` fetches the chunk before the component is shown. */
export type Chunk<P> = ComponentType<P> & { preload: () => Promise<unknown> };

interface ChunkOptions {
  /** What is shown while the chunk is on its way; nothing by default. */
  fallback?: ReactNode;
  /** It is the whole screen that may fail, whose heading goes with it. */
  isScreen?: boolean;
  /** It says nothing but what came with the first load, and need not wait for the later texts. */
  hasFirstTexts?: boolean;
}

/** React.lazy cannot say that its component takes P where P is open. */
const lazyOf = <P extends object>(load: Load<P>) => lazy(load as Load<object>);

const withLaterTexts =
  <P extends object>(load: Load<P>): Load<P> =>
  async () => {
    const [loaded] = await Promise.all([load(), loadLaterTexts()]);
    return loaded;
  };

/**
 * A component in its own chunk, shown once its texts are here too; when either cannot be had, the person may try again
 * or reload.
 */
export const chunk = <P extends object>(
  loadChunk: Load<P>,
  { fallback = null, isScreen = false, hasFirstTexts = false }: ChunkOptions = {},
): Chunk<P> => {
  const load = hasFirstTexts ? loadChunk : withLaterTexts(loadChunk);
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
export const screen = <P extends object = object>(
  load: Load<P>,
  { hasFirstTexts }: Pick<ChunkOptions, 'hasFirstTexts'> = {},
): Chunk<P> => chunk(load, { fallback: <ScreenSkeleton />, isScreen: true, hasFirstTexts });
