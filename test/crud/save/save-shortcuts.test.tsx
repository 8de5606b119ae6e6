import { fireEvent, renderHook } from '@testing-library/react';
import { type Onward, useGoOnShortcut, useSaveShortcut } from 'crud/save/save-shortcuts';
import { useShortcuts } from 'ui/shortcuts/shortcuts';

/** The shortcuts of a form: what they saved, and their keys and labels on the sheet of shortcuts. */
const open = (onward?: Onward) => {
  const saved: string[] = [];
  const { result } = renderHook(() => {
    useSaveShortcut(() => saved.push('save'));
    useGoOnShortcut(onward, () => saved.push('save and go on'));
    return useShortcuts();
  });
  return {
    saved,
    sheet: () => result.current.flatMap(({ shortcuts }) => shortcuts.map(({ keys, label }) => `${keys}: ${label}`)),
  };
};

const press = (key: string, shiftKey = false) => fireEvent.keyDown(document.body, { key, shiftKey, ctrlKey: true });

it('Ctrl+S and Ctrl+Enter save a form, and Ctrl+Shift+S saves it and continues', () => {
  const { saved } = open('saveAndNext');
  press('s');
  press('Enter');
  expect(saved).toEqual(['save', 'save']);
  press('S', true);
  expect(saved).toEqual(['save', 'save', 'save and go on']);
});

it.each<[Onward | undefined, string]>([
  ['saveAndNext', 'shortcuts.saveAndNext'],
  ['saveAndAddAnother', 'shortcuts.saveAndAddAnother'],
  [undefined, 'shortcuts.save'],
])('the list of shortcuts describes the keys of a form whose next step is %p', (onward, label) => {
  expect(open(onward).sheet()).toEqual(['mod+s: shortcuts.save', 'mod+enter: shortcuts.save', `mod+shift+s: ${label}`]);
});
