/** Name of the draft of a new log. */
export const NEW_LOG = 'time-log-new';
