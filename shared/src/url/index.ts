export { type Navigation, useListParameters } from './use-list-parameters.ts';
