/** Rights as one text, since the values of the form are texts. A right contains neither comma nor space. */
export const joinRights = (rights: readonly string[]): string => rights.join(', ');

/** The rights in that text. */
export const splitRights = (text: string): string[] => text.split(', ').filter(Boolean);
