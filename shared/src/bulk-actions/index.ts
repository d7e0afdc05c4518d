export { SelectableList } from './selectable-list.tsx';
