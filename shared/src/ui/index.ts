export { Avatar } from './avatar.tsx';
export { BrandName } from './brand-name.tsx';
export { Chip } from './chip.tsx';
export { CopyField } from './copy-field.tsx';
export { Corner, cornerElement } from './corner.tsx';
export { DayHeadings } from './day-headings.tsx';
export { Dialog } from './dialog.tsx';
export { DraftOffer } from './draft-offer.tsx';
export { Drawer } from './drawer.tsx';
export { EmailText } from './email-text.tsx';
export { EmployeePicker } from './employee-picker.tsx';
export { EmptyState } from './empty-state.tsx';
export { ErrorNotice } from './error-notice.tsx';
export { Figure } from './figure.tsx';
export { FileInput } from './file-input.tsx';
export { ChoiceSelect } from './filters/choice-select.tsx';
export { DateField, isTypedDate } from './filters/date-field.tsx';
export { DateRange } from './filters/date-range.tsx';
export { DepartmentSelect } from './filters/department-select.tsx';
export { FilterBar } from './filters/filter-bar.tsx';
export { SearchField } from './filters/search-field.tsx';
export { CheckboxField } from './form/checkbox-field.tsx';
export { Current, IfInvalid } from './form/current.tsx';
export { FieldLayout } from './form/field-layout.tsx';
export { controlId } from './form/form-context.ts';
export { FormErrors } from './form/form-errors.tsx';
export { formOf } from './form/form-of.tsx';
export { announcePageFailure, useKeptInput } from './form/kept-input.ts';
export { RejectForm, RejectPopover } from './form/reject-popover.tsx';
export { type FieldError, ServerErrors } from './form/server-errors.tsx';
export { TimeField } from './form/time-field.tsx';
export { useBeforeSubmit } from './form/use-before-submit.ts';
export {
  type FormDraft,
  forgetInput,
  hasInput,
  type Offer,
  useFormDraft,
} from './form/use-form-draft.ts';
export { useKeptState } from './form/use-kept-state.ts';
export { LinkButton } from './link-button.tsx';
export { ListFooter } from './list-footer.tsx';
export { ListLoading } from './list-loading.tsx';
export {
  cutListPage,
  type ListPage,
  type ListResult,
  toListPage,
  toListResult,
} from './list-result.ts';
export { type ListSelection, type PagedSelection, usePagedSelection } from './list-selection.tsx';
export { type ListSort, sortedColumn } from './list-sort.tsx';
export { ListTable, type ListTableProps, NO_SPINNER, NO_WRAP, ROW_ACTIONS } from './list-table.tsx';
export { OrNone } from './or-none.tsx';
export { OwnNote } from './own-note.tsx';
export { PageHeading } from './page-heading.tsx';
export { PageLink } from './page-link.tsx';
export { PageNotice } from './page-notice.tsx';
export { PasswordInput } from './password-input.tsx';
export { PersonLabel } from './person-label.tsx';
export { PersonName } from './person-name.tsx';
export { PhotoField } from './photo/photo-field.tsx';
export { PunchTime } from './punch-time.tsx';
export {
  ROW_DETAIL,
  ROW_HEADING,
  type RowDescriptionProps,
  useRowDescription,
} from './row-description.tsx';
export { safeImage, safeLink } from './safe-link.ts';
export { StatusTag } from './status-tag.tsx';
export { useStoredChoice } from './stored-choice.ts';
export { TextLink } from './text-link.tsx';
export { type Density, type ThemeMode, themeFor } from './theme.ts';
export { useDebounced } from './use-debounced.ts';
export { useFocusFallback } from './use-focus-fallback.ts';
export { useToday } from './use-today.ts';
export { Above, Below, Waiting } from './waiting.tsx';
export { ZoneNote } from './zone-note.tsx';
