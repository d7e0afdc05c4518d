import { Choice } from './choice.tsx';
import type { DateOrder } from './dates.ts';
import { TEXTS } from './texts.ts';

/** By which field those who are here already are found, and what happens to them. */
export interface ImportOptions {
  readonly matchBy: 'email' | 'employeeCode';
  readonly existing: 'update' | 'skip';
}

interface Props {
  readonly options: ImportOptions;
  readonly onOptions: (options: ImportOptions) => void;
  /** Whether the table has codes, by which people could be found. */
  readonly hasCodes: boolean;
  /** Whether the dates do not show their order. */
  readonly asksForOrder: boolean;
  /** Undefined until it is chosen. */
  readonly order: DateOrder | undefined;
  readonly onOrder: (order: DateOrder) => void;
}

/** What the rows do not say. */
export const Options = (props: Props) => (
  <div className="import-options">
    {props.asksForOrder && (
      <Choice
        label={TEXTS.order}
        value={props.order}
        texts={TEXTS.orders}
        onChange={props.onOrder}
      />
    )}
    {props.hasCodes && (
      <Choice
        label={TEXTS.matchBy}
        value={props.options.matchBy}
        texts={TEXTS.matches}
        note={TEXTS.codeNote}
        onChange={(matchBy) => props.onOptions({ ...props.options, matchBy })}
      />
    )}
    <Choice
      label={TEXTS.existing}
      value={props.options.existing}
      texts={TEXTS.existingOptions}
      note={TEXTS.existingNote}
      onChange={(existing) => props.onOptions({ ...props.options, existing })}
    />
  </div>
);
