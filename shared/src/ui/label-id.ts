/** The id of the label of a control, by which a button within the control is described. */
export const labelId = (control: string | undefined): string | undefined =>
  control === undefined ? undefined : `${control}_label`;
