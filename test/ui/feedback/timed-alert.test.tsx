import { act } from '@testing-library/react';
import { PassingEcho, TimedAlert } from 'ui/feedback/timed-alert';
import { renderInStore } from '../../support/render-in-store';

it.each([
  ['an alert', TimedAlert, undefined, 1500],
  ['what another screen has told already', PassingEcho, undefined, 1500],
  ['a failure that says why', TimedAlert, 'O servidor está indisponível.', 6000],
])(
  'R161: %s closes after 1.5 s, or 6 s if it shows a reason, and not a millisecond earlier',
  (_what, Alert, detail, time) => {
    const onGone = jest.fn();
    renderInStore(
      <Alert kind="danger" detail={detail} onGone={onGone}>
        Não foi possível excluir.
      </Alert>,
    );
    act(() => jest.advanceTimersByTime(time - 1));
    expect(onGone).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(onGone).toHaveBeenCalledTimes(1);
  },
);
