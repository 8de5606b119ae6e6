import { Component, type ReactNode } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'core/i18n/use-t';
import { unsavedText } from 'core/navigation/unsaved-text';
import { Notice } from 'ui/feedback/inline-alert';
import { UnsavedTextCopy } from './unsaved-text-copy';

interface ChunkBoundaryProps {
  /** It is the whole screen that may fail, whose heading goes with it. */
  isScreen?: boolean;
  onRetry: () => void;
  children: ReactNode;
}

interface ScreenFailureProps extends Omit<ChunkBoundaryProps, 'children'> {
  error: unknown;
  /** What was written in the screen and no server has. */
  text: string;
}

const ScreenFailure = ({ error, text, isScreen, onRetry }: ScreenFailureProps) => {
  const t = useT();
  const isMissingChunk = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <>
      {isScreen && <h1>{t('error.screen.title')}</h1>}
      <Notice kind="danger">
        <p>
          {t(isMissingChunk ? 'error.screen.missing' : 'error.screen.crashed')}
          {text && ` ${t('error.screen.kept')}`}
        </p>
        <Button color="danger" outline size="sm" onClick={onRetry}>
          {t('global.retry')}
        </Button>{' '}
        <Button color="danger" size="sm" onClick={() => window.location.reload()}>
          {t('global.reload')}
        </Button>
        {text && <UnsavedTextCopy text={text} />}
      </Notice>
    </>
  );
};

interface ChunkBoundaryState {
  error: unknown;
  text: string;
}

/**
 * Keeps header and menu alive when a screen throws or its chunk is gone after a redeploy. It never reloads by itself:
 * a form may hold text, whose copy a reload finds again; what the screen held is offered to be copied elsewhere, too.
 */
export class ChunkBoundary extends Component<ChunkBoundaryProps, ChunkBoundaryState> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  state: ChunkBoundaryState = { error: null, text: '' };

  componentDidCatch() {
    // The screen is off the page, but its forms have not said goodbye yet.
    this.setState({ text: unsavedText() });
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ error: null, text: '' });
  };

  render() {
    const { error, text } = this.state;
    if (error === null) return this.props.children;
    return <ScreenFailure error={error} text={text} isScreen={this.props.isScreen} onRetry={this.retry} />;
  }
}
