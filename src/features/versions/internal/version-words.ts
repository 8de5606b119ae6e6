import type { MessageKey } from 'core/i18n/message-key';
import { formatTime } from 'core/i18n/times';
import { t } from 'core/i18n/translate';
import { formatCount } from 'lib/numbers';
import type { Version, VersionHow } from '../store';

const HOWS: Record<VersionHow, MessageKey> = {
  opened: 'versions.how.opened',
  saved: 'versions.how.saved',
  released: 'versions.how.released',
  replaced: 'versions.how.replaced',
};

/** Whether this browser wrote the texts of a version: it was not only opened, or it equals one that was not. */
const isOwn = ({ hash }: Version, all: readonly Version[]) =>
  all.some(one => one.how !== 'opened' && one.hash === hash);

const sizeOf = ({ added, removed }: Version): string => {
  if (added + removed === 0) return t('versions.sameWords');
  return t('versions.size', { added: formatCount(added), removed: formatCount(removed) });
};

/**
 * What is told of a version: how it came to be, whose it is, and how large its change is. Of the oldest one it is not
 * known what it has changed, nor whether anybody changed anything.
 * @param all newest first
 */
export const wordsOf = (version: Version, all: readonly Version[]): string[] => {
  const [how, isOldest] = [t(HOWS[version.how]), version === all.at(-1)];
  if (isOwn(version, all)) return [how, t('versions.own'), ...(isOldest ? [] : [sizeOf(version)])];
  return isOldest ? [how] : [how, t('versions.elsewhere'), sizeOf(version)];
};

export const timeOf = ({ at }: Version): string => formatTime(at);
