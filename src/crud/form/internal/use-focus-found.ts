import { useEffect, useState } from 'react';
import { useHistory } from 'react-router-dom';
import { useNavigation } from 'core/navigation/use-navigation';
import { findControl } from 'ui/form/use-focus-field';
import { isFocusFree } from 'ui/layout/focus-screen';

const isText = (control: HTMLElement | null): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLTextAreaElement || (control instanceof HTMLInputElement && control.type === 'text');

/**
 * When a search opened the form at a place in a field, the field gets the focus and the place is selected. Offered
 * drafts come first, and Back or a reload leaves the focus alone.
 *
 * @param hasDrafts whether drafts are offered; undefined until the stored drafts have been read
 */
export const useFocusFound = (hasDrafts: boolean | undefined) => {
  const { action } = useHistory();
  const { found } = useNavigation().received;
  const [place] = useState(() => (action === 'POP' ? undefined : found));
  const isQuiet = hasDrafts === false;
  useEffect(() => {
    if (!isQuiet || place?.path === undefined || !isFocusFree()) return;
    const control = findControl(place.path);
    control?.focus();
    if (isText(control) && control.name === place.path) control.setSelectionRange(place.start, place.end);
  }, [isQuiet, place]);
};
