import { Link, type LinkProps } from 'react-router-dom';

const TARGET = { display: 'inline-block', lineHeight: '24px' } as const;

/** A link to a page that stands by itself, outside a sentence: high enough to be hit (WCAG 2.2, 2.5.8). */
export const PageLink = (props: LinkProps) => <Link {...props} style={TARGET} />;
