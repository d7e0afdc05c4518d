/** What the last column of a list needs that holds what can be done with a row: it stays in sight beside whatever scrolls. */
export const ROW_ACTIONS = { className: 'list-actions' };
