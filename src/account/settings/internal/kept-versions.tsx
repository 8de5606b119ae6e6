import { useEffect, useState } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { countVersions, removeVersions } from 'features/versions/store';
import { formatCount } from 'lib/numbers';
import { ConfirmDialog } from 'ui/dialogs/confirm-dialog';
import { ResultAlert } from 'ui/feedback/result-alert';

const textOf = (count: number) => (count === 1 ? 'versions.countOne' : 'versions.count');

/** The number of the account's versions, undefined until it is read, and what removes them. */
const useKeptVersions = (login: string) => {
  const [count, setCount] = useState<number>();
  const [isErased, setErased] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    void countVersions(login).then(found => !isGone && setCount(found));
    return () => {
      isGone = true;
    };
  }, [login]);
  const erase = async () => {
    await removeVersions(login);
    const left = await countVersions(login);
    setCount(left);
    setErased(left === 0);
  };
  return { count, isErased, erase };
};

/** How many versions of texts this browser keeps for the account, and the button that removes them. */
export const KeptVersions = ({ login }: { login: string }) => {
  const t = useT();
  const { count, isErased, erase } = useKeptVersions(login);
  const [isAsking, ask] = useState(false);
  const eraseAll = () => {
    ask(false);
    void erase();
  };
  if (count === undefined) return null;
  return (
    <section className="mt-4">
      <h2>{t('versions.heading')}</h2>
      <p>{count === 0 ? t('versions.noneOfAccount') : t(textOf(count), { count: formatCount(count) })}</p>
      {isErased && <ResultAlert kind="success">{t('versions.erased')}</ResultAlert>}
      {isErased === false && <ResultAlert kind="danger">{t('versions.notErased')}</ResultAlert>}
      <Button color="danger" outline aria-disabled={count === 0} data-cy="eraseVersions" onClick={() => ask(count > 0)}>
        {t('versions.erase')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('versions.erase')}
          confirm={t('versions.erase')}
          onConfirm={eraseAll}
          onCancel={() => ask(false)}
        >
          {t('versions.question')}
        </ConfirmDialog>
      )}
    </section>
  );
};
