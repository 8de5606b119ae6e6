import type { TitleKey } from 'shared/i18n/message-key';
import type { Chunk } from 'shared/navigation/screen';

export interface Section {
  /** URL segment, and the section's folder. */
  path: string;
  /** Root key of its texts; `<key>.title` is its name in menus. */
  key: TitleKey;
  /** Screens by their path under the section, most specific first. */
  screens: Record<string, Chunk<object>>;
}

/** A section's table of contents, as `app/areas` mounts it. */
export const section = (path: string, key: TitleKey, screens: Section['screens']): Section => ({
  path,
  key,
  screens,
});
