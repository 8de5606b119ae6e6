import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useStore } from 'react-redux';
import type { Point, RecordCheck } from 'features/checks/finding';
import { missingPictures, pictures } from 'features/pictures/pictures.duck';
import { afterPaint } from 'lib/browser/idle';
import type { Identified } from 'lib/model';
import type { FormController } from '../form-controller';

/** In milliseconds; longer than the pause between two words, so that no key press waits for the rules. */
const PAUSE = 600;

const NONE: readonly never[] = [];

/** The rules are loaded with the first change. Without them there is no advice. */
const loadRules = () => import('features/checks/points').catch(() => undefined);

/** What deserves a second look in an edited form, found again after each pause in typing. */
export const usePoints = <T extends Identified & FieldValues>(
  { form, record }: FormController<T>,
  checks: readonly RecordCheck<T>[] = NONE,
): readonly Point[] => {
  const store = useStore();
  const [points, setPoints] = useState<readonly Point[]>(NONE);
  const { isDirty, base, compare } = record;
  useEffect(() => {
    if (!isDirty) return setPoints(NONE);
    let isOver = false;
    let stop: () => void = () => undefined;
    const find = async () => {
      const rules = await loadRules();
      if (isOver || !rules) return;
      const { texts } = compare();
      const missing = missingPictures(pictures.select(store.getState()));
      const before = base.id === undefined ? undefined : base;
      setPoints(rules.pointsOf({ before, now: form.getValues(), texts, checks, missing }));
    };
    const wait = () => {
      stop();
      const timer = setTimeout(() => (stop = afterPaint(() => void find())), PAUSE);
      stop = () => clearTimeout(timer);
    };
    wait();
    const { unsubscribe } = form.watch(wait);
    return () => {
      isOver = true;
      stop();
      unsubscribe();
    };
  }, [isDirty, base, compare, form, checks, store]);
  return points;
};
