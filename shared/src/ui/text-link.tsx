import { Link, type LinkProps } from 'react-router-dom';

const UNDERLINED = { textDecoration: 'underline' } as const;

/** A link inside a sentence: underlined, since colour alone does not show it (WCAG 2.2, 1.4.1). Others are a `PageLink`. */
export const TextLink = (props: LinkProps) => <Link {...props} style={UNDERLINED} />;
