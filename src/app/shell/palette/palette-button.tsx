import { useCallback, useEffect, useRef, useState } from 'react';
import { useHistory, useLocation } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import { focusScreen } from 'ui/layout/focus-screen';
import { chunk } from 'ui/layout/screen';
import { KeyNames } from 'ui/shortcuts/key-names';
import { ariaOf } from 'ui/shortcuts/keys';
import { useShortcut } from 'ui/shortcuts/shortcuts';
import type { Item } from './internal/match';
import type { PaletteProps } from './internal/palette';
import { useTypedAhead } from './internal/use-typed-ahead';

const Palette = chunk<PaletteProps>(() => import('./internal/palette'));

/** Fetches the palette's chunk before the user first opens it. */
export const preloadPalette = Palette.preload;

/** Opens the palette. Ctrl-K does the same. */
export const PaletteButton = () => {
  const t = useT();
  const history = useHistory();
  const { key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const isGoing = useRef(false);
  const close = useCallback(() => setOpen(false), []);
  const ahead = useTypedAhead(isOpen, close);
  const open = () => {
    if (isOpen) return;
    ahead.start();
    setOpen(true);
  };
  useShortcut('mod+k', 'shortcuts.palette', open);
  // After the palette navigates, a keyboard user continues in the new screen, not in the header.
  useEffect(() => {
    if (isGoing.current && history.action === 'PUSH') focusScreen();
    isGoing.current = false;
  }, [key, history]);

  const finish = (chosen?: Item) => {
    close();
    if (!chosen) return;
    isGoing.current = 'to' in chosen;
    if ('to' in chosen) history.push(chosen.to);
    else chosen.run();
  };
  return (
    <>
      <button
        type="button"
        className="palette-button"
        data-cy="paletteButton"
        aria-keyshortcuts={ariaOf('mod+k')}
        onClick={open}
      >
        {t('palette.open')} <KeyNames keys="mod+k" />
      </button>
      {isOpen && <Palette takeTyped={ahead.take} onDone={finish} />}
    </>
  );
};
