import { Link, type LinkProps } from 'react-router-dom';

const TARGET = { display: 'inline-block', lineHeight: '24px' } as const;

/** A link to a page that is not part of a sentence: its target is at least 24 px high (WCAG 2.2, 2.5.8). */
export const PageLink = (props: LinkProps) => <Link {...props} style={TARGET} />;
