import { Component, type ReactNode } from 'react';
import { Button } from 'reactstrap';
import { useT } from 'shared/i18n/use-t';
import { Notice } from 'shared/ui/notice';

const ScreenFailure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const t = useT();
  const isMissingChunk = error instanceof TypeError && /import|module/i.test(error.message);
  return (
    <Notice kind="danger">
      <p>{t(isMissingChunk ? 'error.screen.missing' : 'error.screen.crashed')}</p>
      <Button color="danger" outline size="sm" onClick={onRetry}>
        {t('global.retry')}
      </Button>{' '}
      <Button color="danger" size="sm" onClick={() => window.location.reload()}>
        {t('global.reload')}
      </Button>
    </Notice>
  );
};

interface ChunkBoundaryProps {
  onRetry: () => void;
  children: ReactNode;
}

/**
 * Keeps header and menu alive when a screen throws or its chunk is gone after a redeploy. It never reloads by itself:
 * a form may hold text, whose copy a reload finds again.
 */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { error: unknown }> {
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  state = { error: null as unknown };

  retry = () => {
    this.props.onRetry();
    this.setState({ error: null });
  };

  render() {
    const { error } = this.state;
    return error === null ? this.props.children : <ScreenFailure error={error} onRetry={this.retry} />;
  }
}
