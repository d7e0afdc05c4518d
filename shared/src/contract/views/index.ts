export {
  deleteView,
  listSavedViews,
  MAX_SAVED_VIEWS,
  type SavedViewBody,
  saveView,
} from './saved-view.ts';
