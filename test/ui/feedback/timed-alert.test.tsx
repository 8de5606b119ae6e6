import { act, screen } from '@testing-library/react';
import { PassingEcho, TimedAlert } from 'ui/feedback/timed-alert';
import { renderInStore } from '../../support/render-in-store';

const offer = <button type="button">Desfazer</button>;

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));

it.each([
  ['a success', TimedAlert, { kind: 'success' }, 1500],
  ['a success that says what it was done to', TimedAlert, { kind: 'success', detail: 'Cupom NATAL ativado.' }, 1500],
  ['what another screen has told already', PassingEcho, { kind: 'success' }, 1500],
  ['a failure', TimedAlert, { kind: 'danger' }, 6000],
  ['a warning', TimedAlert, { kind: 'warning' }, 6000],
  ['a failure that says why', TimedAlert, { kind: 'danger', detail: 'O servidor está indisponível.' }, 6000],
  ['a success that offers an action', TimedAlert, { kind: 'success', offer }, 6000],
] as const)(
  'R161, R208: %s closes after 1.5 s, or after 6 s if it is a failure or offers an action, and not a millisecond earlier',
  (_what, Alert, result, time) => {
    const onGone = jest.fn();
    renderInStore(
      <Alert {...result} onGone={onGone}>
        Feito.
      </Alert>,
    );
    pass(time - 1);
    expect(onGone).not.toHaveBeenCalled();
    pass(1);
    expect(onGone).toHaveBeenCalledTimes(1);
  },
);

it('R208: an alert that offers an action stays as long as the focus is in it, and then goes at once', () => {
  const onGone = jest.fn();
  renderInStore(
    <TimedAlert kind="success" offer={offer} onGone={onGone}>
      Feito.
    </TimedAlert>,
  );
  const button = screen.getByRole('button', { name: 'Desfazer' });
  act(() => button.focus());
  pass(60_000);
  expect(onGone).not.toHaveBeenCalled();
  act(() => button.blur());
  expect(onGone).toHaveBeenCalledTimes(1);
});
