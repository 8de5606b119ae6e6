import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { attempt } from 'lib/browser/attempt';
import type { VitalReport } from '../report';

export const vitalReport = (
  route: string,
  { name, value, rating }: Pick<MetricType, 'name' | 'value' | 'rating'>,
): VitalReport => ({
  kind: 'vital',
  route,
  name,
  value: name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value),
  rating,
});

/** Reports each vital once. Some change whenever the tab is hidden, and would take the place of error reports. */
export const watchVitals = (onVital: (metric: MetricType) => void) => {
  const reported = new Set<string>();
  const tell = (metric: MetricType) => {
    if (reported.has(metric.name)) return;
    reported.add(metric.name);
    onVital(metric);
  };
  [onCLS, onFCP, onINP, onLCP, onTTFB].forEach(watch => attempt(() => watch(tell)));
};
