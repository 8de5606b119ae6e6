import { chunk } from 'ui/layout/screen';
import { useRootClass } from 'ui/layout/use-root-class';
import { useCollapsedRail, useHasRail } from './use-rail';

const Rail = chunk(() => import('./internal/rail'), { hasFirstTexts: true });

/** Reserves the rail's space from the first paint on, so that nothing moves when its icons load. */
export const RailFrame = () => {
  const { isCollapsed, toggle } = useCollapsedRail();
  const hasRail = useHasRail();
  useRootClass('has-rail', hasRail);
  useRootClass('has-narrow-rail', hasRail && isCollapsed);
  if (!hasRail) return null;
  return (
    <div className={`rail-frame${isCollapsed ? ' rail-collapsed' : ''}`}>
      <Rail isCollapsed={isCollapsed} onToggle={toggle} />
    </div>
  );
};
