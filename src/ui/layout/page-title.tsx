import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useT } from 'core/i18n/use-t';
import { isolated } from 'lib/isolated';
import { focusScreen } from './focus-screen';
import { PrintedAt } from './internal/printed-at';

interface Crumb {
  text: string;
  to?: string;
}

/** JHipster's test hook of a title: `DiseaseSynonymHeading` for `diseaseSynonym`. */
export const headingHook = (i18n: string, kind: 'Heading' | 'CreateUpdateHeading') =>
  `${i18n.charAt(0).toUpperCase()}${i18n.slice(1)}${kind}`;

interface PageTitleProps {
  title: string;
  /** The breadcrumbs between home and this screen. */
  trail?: readonly Crumb[];
  dataCy?: string;
  children?: ReactNode;
}

/** The screen's heading, its breadcrumbs, its browser title, and its main actions at the right. */
export const PageTitle = ({ title, trail = [], dataCy, children }: PageTitleProps) => {
  const t = useT();
  const brand = t('global.title');
  useEffect(() => {
    document.title = [title, ...trail.map(({ text }) => text).reverse(), brand].map(isolated).join(' · ');
  });
  // The screen was opened before it was loaded: until now, the focus waited on the main area.
  useEffect(() => {
    if (document.activeElement?.id === 'main') focusScreen();
  }, []);
  return (
    <header className="page-title">
      <nav aria-label={t('global.breadcrumb')}>
        <ol className="breadcrumb">
          {[{ text: t('global.menu.home'), to: '/' }, ...trail].map(({ text, to }, at) => (
            // A record may have the same name as its list.
            <li key={`${text} ${at}`} className="breadcrumb-item">
              {to ? <Link to={to}>{text}</Link> : text}
            </li>
          ))}
          <li className="breadcrumb-item active" aria-current="page">
            {title}
          </li>
        </ol>
      </nav>
      <div className="page-title-row">
        <h1 data-cy={dataCy}>{title}</h1>
        <div className="page-title-actions">{children}</div>
      </div>
      <PrintedAt />
    </header>
  );
};
