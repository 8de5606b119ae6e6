import { useMemo } from 'react';
import type { ListKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import { ChangeList } from 'features/changes/change-list';
import { changesOf } from 'features/changes/changes';
import { type Comparison, comparisonOf } from 'features/changes/comparison';
import { Busy } from 'ui/layout/busy';
import type { Version } from '../store';
import type { Texts, TextsDescription } from '../texts';
import { useTexts } from './use-versions';
import { recordOfVersion } from './version-record';

/** The record that versions are compared with and put into. */
export interface VersionedRecord {
  i18n: ListKey;
  source: TextsDescription;
  /** The record with what is typed. */
  typed: object;
  /** The long text that is edited by itself: nothing else is compared then. */
  text?: string;
}

const ofText = (comparison: Comparison, text: string | undefined): Comparison =>
  text === undefined
    ? comparison
    : { before: {}, after: {}, textFields: [], texts: comparison.texts.filter(({ name }) => name === text) };

interface ShownProps extends VersionedRecord {
  before: Texts;
  /** Without them, what is typed. */
  after: Texts | undefined;
}

const Shown = ({ i18n, source, typed, text, before, after }: ShownProps) => {
  const changes = useMemo(() => {
    const recordOf = (texts: Texts) => recordOfVersion(typed, texts, source.texts);
    const comparison = comparisonOf(recordOf(before), after ? recordOf(after) : typed, source.texts);
    return changesOf(i18n, ofText(comparison, text));
  }, [i18n, source, typed, text, before, after]);
  return <ChangeList changes={changes} />;
};

interface VersionDifferenceProps extends VersionedRecord {
  version: Version;
  /** Without it, the version is compared with what is typed. */
  other: Version | undefined;
}

/** What differs between two versions, the older one first, or between a version and what is typed. */
export const VersionDifference = ({ version, other, ...record }: VersionDifferenceProps) => {
  const t = useT();
  const [older, newer] = other && other.at < version.at ? [other, version] : [version, other];
  const before = useTexts(older);
  const after = useTexts(newer);
  if (!before || (newer && !after)) return <Busy />;
  if (!before.texts || (after && !after.texts)) return <p>{t('versions.damaged')}</p>;
  return <Shown {...record} before={before.texts} after={after?.texts} />;
};
