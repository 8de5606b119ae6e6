import { onIdle } from 'core/navigation/on-idle';
import { focusSaveButton, SAVE_BUTTON } from 'core/navigation/save-button';
import { render, screen } from '@testing-library/react';

afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

it('idle work runs after two seconds if the browser has no requestIdleCallback', () => {
  const work = jest.fn();
  onIdle(work);
  jest.advanceTimersByTime(1_999);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

it('after two seconds, idle work is passed to requestIdleCallback if the browser has it', () => {
  const requestIdleCallback = jest.fn();
  Object.assign(window, { requestIdleCallback });
  const work = jest.fn();
  onIdle(work);
  jest.advanceTimersByTime(2_000);
  expect(requestIdleCallback.mock.calls).toEqual([[work]]);
  expect(work).not.toHaveBeenCalled();
});

it('the focus moves to the Save button of the current screen, if it has one', () => {
  focusSaveButton();
  expect(document.body).toHaveFocus();
  render(
    <button type="submit" {...SAVE_BUTTON}>
      Salvar
    </button>,
  );
  focusSaveButton();
  expect(screen.getByRole('button')).toHaveFocus();
});
