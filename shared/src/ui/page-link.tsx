import { Link, type LinkProps } from 'react-router-dom';
import './page-link.css';

/** A link to a page that is not part of a sentence: its target is at least 24 px high (WCAG 2.2, 2.5.8). */
export const PageLink = (props: Omit<LinkProps, 'className'>) => (
  <Link {...props} className="page-link" />
);
