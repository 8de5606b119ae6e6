import { useId, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import type { Point, RecordCheck } from 'features/checks/finding';
import type { Identified } from 'lib/model';
import { formatCount } from 'lib/numbers';
import { pressedKey } from 'lib/pressed-key';
import { useFocusField } from 'ui/form/use-focus-field';
import { useKeyDown } from 'ui/shortcuts/use-key-down';
import type { FormController } from '../form-controller';
import { labelOfPath } from './label-of-path';
import { usePoints } from './use-points';

type I18n = FormController<never>['i18n'];

const PointText = ({ i18n, point }: { i18n: I18n; point: Point }) => {
  const t = useT();
  const { path, message, params, place } = point;
  const sentence = t(message, params ?? {});
  const said = place ? t('writing.reading.line', { line: place.line, rule: sentence }) : sentence;
  return <>{`${labelOfPath(i18n, path)}: ${said}`}</>;
};

interface PointListProps {
  i18n: I18n;
  points: readonly Point[];
  onGo: (point: Point) => void;
}

const PointList = ({ id, i18n, points, onGo }: PointListProps & { id: string }) => {
  const t = useT();
  return (
    <section id={id} className="points-list" aria-label={t('hints.heading')}>
      <h2>{t('hints.heading')}</h2>
      <ul>
        {points.map((point, at) => (
          <li key={`${at} ${point.path}`}>
            <button type="button" className="btn btn-link" onClick={() => onGo(point)}>
              <PointText i18n={i18n} point={point} />
            </button>
            {point.detail && <strong className="finding-detail">{point.detail}</strong>}
          </li>
        ))}
      </ul>
    </section>
  );
};

const PointsButton = ({ points, onGo, i18n }: PointListProps) => {
  const t = useT();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  useKeyDown(frame, event => {
    if (!isOpen || pressedKey(event) !== 'Escape') return;
    event.preventDefault();
    setOpen(false);
    button.current?.focus();
  });
  const go = (point: Point) => {
    setOpen(false);
    onGo(point);
  };
  const text = points.length === 1 ? 'hints.point' : 'hints.points';
  return (
    <div ref={frame}>
      <Button
        innerRef={button}
        color="secondary"
        outline
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-cy="points"
        onClick={() => setOpen(!isOpen)}
      >
        {t(text, { count: formatCount(points.length) })}
      </Button>
      {isOpen && <PointList id={id} i18n={i18n} points={points} onGo={go} />}
    </div>
  );
};

interface PointsProps<T extends Identified & FieldValues> {
  manage: FormController<T>;
  checks?: readonly RecordCheck<T>[];
}

/**
 * What deserves a second look before readers see the record: its number beside Save, and a list that leads to each
 * place (B31). It never blocks, and asks nothing by itself.
 */
export const Points = <T extends Identified & FieldValues>({ manage, checks }: PointsProps<T>) => {
  const focus = useFocusField();
  const points = usePoints(manage, checks);
  const { i18n, texts } = manage;
  /** Opens the text at the place, or moves the focus to the field. */
  const go = ({ path, place }: Point) =>
    place ? texts?.edit(path, { start: place.start, end: place.end }) : focus(path);
  return points.length > 0 ? <PointsButton i18n={i18n} points={points} onGo={go} /> : null;
};
