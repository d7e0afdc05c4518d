/** Whether a text of the address is a month `YYYY-MM`. */
export const isMonth = (text: string | undefined): text is string =>
  /^(19|2\d)\d{2}-(0[1-9]|1[0-2])$/.test(text ?? '');
