import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useT } from 'core/i18n/use-t';
import { unsavedText } from 'core/navigation/open-forms';
import { InlineAlert } from 'ui/feedback/inline-alert';
import { screenErrors } from '../screen-errors';
import { UnsavedTextCopy } from '../unsaved-text-copy';

interface ChunkBoundaryProps {
  /** The boundary contains a whole screen. If it fails, the screen's heading disappears too. */
  isScreen?: boolean;
  onRetry: () => void;
  children: ReactNode;
}

interface ScreenFailureProps extends Omit<ChunkBoundaryProps, 'children'> {
  error: unknown;
  /** The text that the user typed in the screen and that no server has. */
  text: string;
  isStored: boolean;
}

const ScreenFailure = ({ error, text, isStored, isScreen, onRetry }: ScreenFailureProps) => {
  const t = useT();
  const isMissingChunk = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <>
      {isScreen && <h1>{t('error.screen.title')}</h1>}
      <InlineAlert kind="danger">
        <p>
          {t(isMissingChunk ? 'error.screen.missing' : 'error.screen.crashed')}
          {text && isStored && ` ${t('error.screen.kept')}`}
        </p>
        <button type="button" className="btn btn-sm btn-outline-danger" onClick={onRetry}>
          {t('global.retry')}
        </button>{' '}
        <button type="button" className="btn btn-sm btn-danger" onClick={() => window.location.reload()}>
          {t('global.reload')}
        </button>
        {text && <UnsavedTextCopy text={text} />}
      </InlineAlert>
    </>
  );
};

type ChunkBoundaryState = Pick<ScreenFailureProps, 'error' | 'text' | 'isStored'>;

const NOTHING: ChunkBoundaryState = { error: null, text: '', isStored: false };

/**
 * Keeps header and menu alive when a screen throws, or when its chunk is gone after a redeploy. It never reloads by
 * itself: a form may hold unsaved text. A reload finds the stored copy of that text. The user can also copy the text
 * to another place.
 */
export class ChunkBoundary extends Component<ChunkBoundaryProps, ChunkBoundaryState> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override state = NOTHING;

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    // The screen is removed from the page, but the effects of its forms are not cleaned up yet.
    this.setState(unsavedText());
    screenErrors.notify({ error, componentStack });
  }

  retry = () => {
    this.props.onRetry();
    this.setState(NOTHING);
  };

  override render() {
    if (this.state.error === null) return this.props.children;
    return <ScreenFailure {...this.state} isScreen={this.props.isScreen} onRetry={this.retry} />;
  }
}
