/** What is searched for has so many characters at most: the server takes no more. */
export const MAX_TERM_LENGTH = 200;
