import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { formatCount } from 'lib/numbers';

interface MoreButtonProps {
  /** What the next press shows; nothing if there is no more. */
  rest: number;
  onMore: () => void;
}

/** Shows more of a long list. */
export const MoreButton = ({ rest, onMore }: MoreButtonProps) => {
  const t = useT();
  if (rest <= 0) return null;
  return (
    <Button color="secondary" outline onClick={onMore}>
      {t('find.more', { count: formatCount(rest) })}
    </Button>
  );
};
