/** All texts of the module. */
export const TEXTS = {
  title: 'Template',
  noServer:
    'The server of this module is not set up yet. The operator of the console does it with npm run backend -- set template --to ADDRESS',
  noRight:
    'You need the right template to see the items. An administrator gives it in Edit Employee › Work Info; then sign in again.',
  search: 'Search items',
  loading: 'Loading items',
  empty: 'No items yet',
  add: 'Add item',
  itemTitle: 'Title',
  employee: 'Employee',
  employeeMissing: 'Choose an employee',
  save: 'Save',
  added: 'Item added',
  count: (total: number) => (total === 1 ? '1 item' : `${total} items`),
  none: 'This employee has no items.',
  dueAfter: 'Days until an item is due',
  saved: 'Saved',
} as const;
