export { useDialogParameters, useNamedDialog } from './use-dialog-parameters.ts';
export { type Navigation, useListParameters } from './use-list-parameters.ts';
