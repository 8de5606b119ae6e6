import { fireEvent, render } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useShortcut } from 'ui/shortcuts/shortcuts';
import { useKeyDown } from 'ui/shortcuts/use-key-down';

/** Presses Ctrl+K at the first moment at which what it renders is on the page, before the browser paints it. */
const PressedAtOnce = ({ children, at }: { children: ReactNode; at: number }) => {
  const target = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (target.current)
      fireEvent.keyDown(target.current.firstElementChild ?? document.body, { key: 'k', ctrlKey: true });
  }, [at]);
  return <div ref={target}>{children}</div>;
};

const WithShortcut = ({ onKey }: { onKey: () => void }) => {
  useShortcut('mod+k', 'shortcuts.palette', onKey);
  return <p>Ctrl+K</p>;
};

const WithKeyDown = ({ onKey }: { onKey: () => void }) => {
  const ref = useRef<HTMLParagraphElement>(null);
  useKeyDown(ref, onKey);
  return <p ref={ref}>Ctrl+K</p>;
};

describe.each([
  ['a shortcut of the page', WithShortcut],
  ['the keys of an element', WithKeyDown],
])('%s', (_name, Component) => {
  it('works as soon as the page shows it, and does what the latest render says', () => {
    const done: string[] = [];
    const shown = (number: number) => (
      <PressedAtOnce at={number}>
        <Component onKey={() => void done.push(`render ${number}`)} />
      </PressedAtOnce>
    );
    render(shown(1)).rerender(shown(2));
    expect(done).toEqual(['render 1', 'render 2']);
  });
});
