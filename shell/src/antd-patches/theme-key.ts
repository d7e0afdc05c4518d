/** The key of the shell's theme: a class of the root element of every component, which rules for links in them name. */
export const THEME_KEY = 'rc';
