import { onIdle } from 'core/navigation/on-idle';
import { focusSaveButton, SAVE_BUTTON } from 'core/navigation/save-button';
import { render, screen } from '@testing-library/react';

afterEach(() => Reflect.deleteProperty(window, 'requestIdleCallback'));

it('what can wait waits for two seconds', () => {
  const work = jest.fn();
  onIdle(work);
  jest.advanceTimersByTime(1_999);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

it('what can wait waits further, until the browser has nothing else to do', () => {
  const requestIdleCallback = jest.fn();
  Object.assign(window, { requestIdleCallback });
  const work = jest.fn();
  onIdle(work);
  jest.advanceTimersByTime(2_000);
  expect(requestIdleCallback.mock.calls).toEqual([[work]]);
  expect(work).not.toHaveBeenCalled();
});

it('the focus goes to the Save of the screen on show, if it has one', () => {
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
