import { findOptionText } from 'core/i18n/option-text';
import { termOf, type Topic } from 'features/monitoring/terms';
import { SoftBreaks } from 'ui/layout/soft-breaks';

interface TermProps {
  topic: Topic;
  /** The server's name. */
  name: string;
}

/** The meaning of a server's name in the reader's words. */
export const termText = (topic: Topic, name: string) => {
  const term = termOf(topic, name);
  return term && findOptionText(`metrics.${topic}Options`, term);
};

/** A name in the reader's words with the server's own beside it; a name that the console does not know stays alone. */
export const TermName = ({ topic, name }: TermProps) => {
  const text = termText(topic, name);
  if (!text || text.toLowerCase() === name.toLowerCase()) return <>{text ?? name}</>;
  return (
    <>
      {text}{' '}
      <small className="server-name">
        <SoftBreaks text={name} before={/(?=[A-Z])/} />
      </small>
    </>
  );
};
