/**
 * The simple shape of an e-mail address that the specification asks for (spec §5): something, an at sign, a domain
 * with a dot, one address and nothing else. Whether mail arrives there, only mail can tell.
 */
export const EMAIL_SHAPE = /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/;

/** Whether a text, blanks around it aside, has the shape of an e-mail address. */
export const isEmailAddress = (text: string): boolean => EMAIL_SHAPE.test(text.trim());
