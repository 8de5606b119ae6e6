import { keyOf, type MessageKey } from 'core/i18n/message-key';
import { optionText } from 'core/i18n/option-text';
import { useT } from 'core/i18n/use-t';
import { PERIODS } from 'sections/plans/record';
import { figureText, isShare } from './figure-text';
import { type Figure, MEASURES } from './figures';
import { MOBILE_TYPES, mobileTypeText } from './record';
import '../../styles/figures.scss';

type Kind = Pick<Figure, 'platform' | 'period'>;

/** The kinds that figures are broken down by, group by group. */
const GROUPS: readonly { title: MessageKey; kinds: readonly Kind[] }[] = [
  { title: 'userApplication.byPlatform', kinds: MOBILE_TYPES.map(platform => ({ platform })) },
  { title: 'userApplication.byPeriod', kinds: PERIODS.map(period => ({ period })) },
  {
    title: 'userApplication.byPlatformAndPeriod',
    kinds: MOBILE_TYPES.flatMap(platform => PERIODS.map(period => ({ platform, period }))),
  },
];

const isOf =
  ({ platform, period }: Kind) =>
  (figure: Figure) =>
    figure.platform === platform && figure.period === period;

const useKindText = () => {
  const t = useT();
  return ({ platform, period }: Kind) => {
    const periodText = optionText('userApplication.periodOptions', period);
    if (!platform) return periodText;
    if (!period) return mobileTypeText(platform);
    return t('userApplication.platformAndPeriod', { platform: mobileTypeText(platform), period: periodText });
  };
};

/** A bar whose length shows the value. The same figure is next to it as text. */
const Bar = ({ value, longest }: { value: number; longest: number }) => (
  <svg className="figure-bar" width="100%" height="6" aria-hidden="true">
    <rect width={`${longest > 0 ? Math.max(0, (value / longest) * 100) : 0}%`} height="6" rx="3" />
  </svg>
);

interface GroupProps {
  title: MessageKey;
  rows: readonly { kind: Kind; figures: readonly Figure[] }[];
}

const Group = ({ title, rows }: GroupProps) => {
  const t = useT();
  const textOf = useKindText();
  const present = MEASURES.filter(measure => rows.some(row => row.figures.some(figure => figure.measure === measure)));
  const drawn = present.find(measure => !isShare(measure)) ?? present[0];
  const valueOf = (figures: readonly Figure[]) => figures.find(({ measure }) => measure === drawn)?.value ?? 0;
  const longest = Math.max(...rows.map(({ figures }) => valueOf(figures)));
  return (
    <table className="figure-table">
      <caption>{t(title)}</caption>
      <thead>
        <tr>
          <th scope="col">{t('userApplication.kind')}</th>
          {present.map(measure => (
            <th key={measure} scope="col">
              {t(keyOf('userApplication', 'columnOptions', measure))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, figures }) => (
          <tr key={textOf(kind)}>
            <th scope="row">
              {textOf(kind)}
              <Bar value={valueOf(figures)} longest={longest} />
            </th>
            {present.map(measure => {
              const figure = figures.find(one => one.measure === measure);
              return <td key={measure}>{figure ? figureText(figure) : '—'}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Figures by platform and period, as bars and as numbers. They are folded: below them is the list. */
const FigureBreakdown = ({ figures }: { figures: readonly Figure[] }) => {
  const t = useT();
  const groups = GROUPS.map(({ title, kinds }) => ({
    title,
    rows: kinds.map(kind => ({ kind, figures: figures.filter(isOf(kind)) })).filter(row => row.figures.length > 0),
  })).filter(({ rows }) => rows.length > 0);
  if (groups.length === 0) return null;
  return (
    <details>
      <summary>{t('userApplication.breakdown')}</summary>
      <div className="figure-groups">
        {groups.map(group => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </details>
  );
};

export default FigureBreakdown;
