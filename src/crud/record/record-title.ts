import { isolated } from 'lib/isolated';
import { textOf } from 'lib/records/parts';
import { trimmed } from 'lib/text';

/** The title of a screen that shows one record: `Asma · Editar doença`; without a name it is the screen's own title. */
export const titleOfRecord = (name: string | null | undefined, screen: string) =>
  [isolated(trimmed(textOf(name))), screen].filter(Boolean).join(' · ');
