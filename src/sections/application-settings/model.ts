import type { Id } from 'shared/model';

/** One setting of the mobile product (spec 3); only its value is changed here. */
export interface ApplicationSetting {
  id?: Id;
  key: string;
  value?: string | null;
  description?: string | null;
}
