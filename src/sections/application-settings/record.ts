import type { Id } from 'lib/model';
import { containsPlain } from 'lib/plain';
import { text } from 'lib/records/parts';
import type { Shape } from 'lib/records/shape';

/** One setting of the mobile product (R130); only its value is changed here. */
export interface ApplicationSetting {
  id?: Id;
  key: string;
  value?: string | null;
  description?: string | null;
}

/** Whether the key, value or description of a setting contains the text. */
export const holdsText = ({ key, value, description }: ApplicationSetting, wanted: string) =>
  [key, value, description].some(shown => containsPlain(shown ?? '', wanted));

export const settingShape: Shape<ApplicationSetting> = { key: text, value: text, description: text };
