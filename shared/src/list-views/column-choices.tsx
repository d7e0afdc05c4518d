import { Button, Checkbox } from 'antd';
import { TEXTS } from './texts.ts';
import type { ListView } from './use-list-view.ts';
import './view-menu.css';

type Props = Pick<ListView<never>, 'choices' | 'isDefault' | 'showColumns'>;

/** A checkbox for each column that can be hidden. */
export function ColumnChoices({ choices, isDefault, showColumns }: Props) {
  const shown = choices.filter(({ isShown }) => isShown).map(({ key }) => key);
  return (
    <fieldset className="view-section">
      <legend>{TEXTS.columns}</legend>
      <Checkbox.Group
        className="view-columns"
        options={choices.map(({ key, title }) => ({ value: key, label: title }))}
        value={shown}
        onChange={showColumns}
      />
      {/* Not disabled: the focus stays on it. */}
      <Button
        type="link"
        size="small"
        className="view-reset"
        aria-disabled={isDefault}
        onClick={() => showColumns(choices.filter((each) => !each.isAdded).map((each) => each.key))}
      >
        {TEXTS.resetColumns}
      </Button>
    </fieldset>
  );
}
