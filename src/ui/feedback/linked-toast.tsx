import { Link } from 'react-router-dom';
import type { MessageLink } from 'core/messages/messages.duck';

/** A toast with a link. Presses go through the rest of it. */
export const LinkedToast = ({ text, link }: { text: string; link: MessageLink }) => (
  <div>
    <p className="mb-1">{text}</p>
    <Link to={link.to}>{link.text}</Link>
  </div>
);
