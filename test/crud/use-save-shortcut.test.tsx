import { fireEvent, renderHook } from '@testing-library/react';
import { useGoOnShortcut, type Onward } from 'crud/use-go-on-shortcut';
import { useSaveShortcut } from 'crud/use-save-shortcut';
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

it('a form is saved with Ctrl-S and with Ctrl-Enter, and goes on with Ctrl-Shift-S', () => {
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
])('the sheet of shortcuts says what they do where %p follows', (onward, label) => {
  expect(open(onward).sheet()).toEqual(['mod+s: shortcuts.save', 'mod+enter: shortcuts.save', `mod+shift+s: ${label}`]);
});
