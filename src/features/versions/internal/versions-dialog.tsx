import { useId, useState } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { ReadingDialog } from 'ui/dialogs/reading-dialog';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { Busy } from 'ui/layout/busy';
import { EmptyState } from 'ui/layout/empty-state';
import { textsOfVersion, type Version, type VersionAddress } from '../store';
import { useVersions } from './use-versions';
import { VersionDifference, type VersionedRecord } from './version-difference';
import { recordOfVersion } from './version-record';
import { timeOf, wordsOf } from './version-words';
import '../../../styles/versions.scss';

export interface VersionsDialogProps extends Omit<VersionedRecord, 'typed'> {
  address: VersionAddress;
  /** Resolves once the form has left its own version. */
  ready: () => Promise<void>;
  /** The record with what is typed. */
  read: () => object;
  /** Takes the record with the texts of a version, and its time. */
  onPut: (record: object, time: string) => void;
  onClose: () => void;
}

interface CompareWithProps {
  versions: readonly Version[];
  other: Version | undefined;
  onOther: (other: Version | undefined) => void;
}

const CompareWith = ({ versions, other, onOther }: CompareWithProps) => {
  const t = useT();
  const id = useId();
  return (
    <div className="versions-compare">
      <label htmlFor={id}>{t('versions.compareWith')}</label>
      <select
        id={id}
        className="form-select"
        value={other?.key ?? ''}
        onChange={({ target }) => onOther(versions.find(({ key }) => key === target.value))}
      >
        <option value="">{t('versions.typed')}</option>
        {versions.map(version => (
          <option key={version.key} value={version.key}>
            {timeOf(version)}
          </option>
        ))}
      </select>
    </div>
  );
};

interface VersionItemProps extends VersionedRecord {
  version: Version;
  versions: readonly Version[];
  other: Version | undefined;
  onPut: VersionsDialogProps['onPut'];
}

const VersionItem = ({ version, versions, other, onPut, ...record }: VersionItemProps) => {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const [isDamaged, setDamaged] = useState(false);
  const time = timeOf(version);
  const put = async () => {
    const texts = await textsOfVersion(version);
    setDamaged(!texts);
    if (texts) onPut(recordOfVersion(record.typed, texts, record.source.texts), time);
  };
  return (
    <li data-cy="version">
      <div className="version-head">
        <p>
          <strong>{time}</strong> {wordsOf(version, versions).join(' · ')}
        </p>
        <Button
          color="secondary"
          outline
          size="sm"
          aria-expanded={isOpen}
          aria-label={t('versions.differenceOf', { time })}
          onClick={() => setOpen(!isOpen)}
        >
          {t('versions.difference')}
        </Button>
        <Button color="primary" outline size="sm" aria-label={t('versions.putOf', { time })} onClick={() => void put()}>
          {t('versions.put')}
        </Button>
      </div>
      {isDamaged && <InlineAlert kind="warning">{t('versions.damaged')}</InlineAlert>}
      {isOpen && <VersionDifference {...record} version={version} other={other} />}
    </li>
  );
};

type VersionListProps = Pick<VersionItemProps, 'onPut'> & VersionedRecord & { versions: readonly Version[] };

const VersionList = ({ versions, ...item }: VersionListProps) => {
  const [other, setOther] = useState<Version>();
  return (
    <>
      <CompareWith versions={versions} other={other} onOther={setOther} />
      <ol className="versions">
        {versions.map(version => (
          <VersionItem key={version.key} version={version} versions={versions} other={other} {...item} />
        ))}
      </ol>
    </>
  );
};

const NONE = {
  done: 'versions.none',
  full: 'versions.none',
  newer: 'versions.newer',
  absent: 'versions.absent',
} as const;

/** The versions of a record that this browser keeps, their differences, and the way back to one of them. */
const VersionsDialog = ({ address, ready, read, onClose, ...item }: VersionsDialogProps) => {
  const t = useT();
  const [typed] = useState(read);
  const list = useVersions(address, ready);
  const isEmpty = list?.versions.length === 0;
  return (
    <ReadingDialog title={t('versions.title')} dataCy="versionsDialog" onClose={onClose}>
      <p className="text-body-secondary">{t('versions.hint')}</p>
      {!list && <Busy />}
      {list && isEmpty && <EmptyState text={t(NONE[list.state])} />}
      {list && !isEmpty && <VersionList {...item} typed={typed} versions={list.versions} />}
    </ReadingDialog>
  );
};

export default VersionsDialog;
