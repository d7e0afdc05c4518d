import { useCapability } from '@rollcall/shared/session';
import { ROW_ACTIONS, ROW_HEADING, useStoredChoice } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import type { TableColumnsType, TableColumnType } from 'antd';

interface Options<Row> {
  /** The name of the list, under which the browser keeps its columns. */
  readonly list: string;
  /** Every column. A user may hide those that have a `key`, except the heading and the actions of a row. */
  readonly columns: TableColumnsType<Row>;
  /** Names of the parameters of its address that filter it: what a saved view keeps, besides order and columns. */
  readonly filters: readonly string[];
  /** A parameter that the address of this list always has. */
  readonly fixed?: readonly [name: string, value: string];
  /** Keys of columns that are not among the specified ones: hidden until a user adds them. */
  readonly added?: readonly string[];
}

/** A column that can be shown or hidden. */
interface ColumnChoice {
  readonly key: string;
  readonly title: string;
  readonly isShown: boolean;
  /** Whether it is not among the specified ones. */
  readonly isAdded: boolean;
}

/** Which columns a list shows, and the address of what it shows. */
export interface ListView<Row> {
  readonly list: string;
  /** The query string of filters, order and columns as they are, and of the default. */
  readonly query: string;
  readonly defaultQuery: string;
  /** Every column, those that are not shown with `hidden`. */
  readonly columns: TableColumnsType<Row>;
  readonly choices: readonly ColumnChoice[];
  readonly isDefault: boolean;
  /** Forgets the columns that this browser keeps for the user. */
  readonly forgetColumns: () => void;
  /** @param shown - keys of the columns that are shown, of those that can be hidden. */
  readonly showColumns: (shown: readonly string[]) => void;
}

const NONE: readonly string[] = [];
const PARAMETER = 'columns';

/**
 * The columns of a list that a user chose, in the URL, so that a link reproduces them: `?columns=department.-contact` adds one and hides
 * one. Without it, those that this user last chose in this browser; by default the specified ones, and always so without the
 * capability `list-views`.
 */
export function useListView<Row>(options: Options<Row>): ListView<Row> {
  const { list, columns, filters, fixed, added = NONE } = options;
  const isOffered = useCapability('list-views');
  const { filter, showOpen } = useListParameters();
  const free = columns.filter(canBeHidden);
  const tokenOf = (key: string) => (added.includes(key) ? key : `-${key}`);
  const tokens = free.map(({ key }) => tokenOf(String(key)));
  const [stored, store] = useStoredChoice(`${list}-columns`, tokens);
  const chosen = filter(PARAMETER)?.split('.') ?? stored;
  const changes = isOffered ? tokens.filter((token) => chosen.includes(token)) : NONE;
  const isShown = (key: string) => changes.includes(tokenOf(key)) === added.includes(key);
  const queryOf = (names: readonly string[], shown: readonly string[]) => {
    const query = new URLSearchParams(fixed && [[...fixed]]);
    for (const name of names) {
      const value = filter(name);
      if (value !== undefined) query.set(name, value);
    }
    query.set(PARAMETER, shown.join('.') || 'default');
    return query.toString();
  };
  return {
    list,
    query: queryOf([...filters, 'sort', 'order'], changes),
    defaultQuery: queryOf(NONE, NONE),
    columns: columns.map((column) =>
      canBeHidden(column) && !isShown(String(column.key)) ? { ...column, hidden: true } : column,
    ),
    choices: free.map(({ key, title }) => ({
      key: String(key),
      title: String(title),
      isShown: isShown(String(key)),
      isAdded: added.includes(String(key)),
    })),
    isDefault: changes.length === 0,
    forgetColumns: () => store([]),
    showColumns: (shown) => {
      const next = free
        .map(({ key }) => String(key))
        .filter((key) => shown.includes(key) === added.includes(key))
        .map(tokenOf);
      store(next);
      showOpen({ [PARAMETER]: next.length > 0 ? next.join('.') : undefined }, { replace: true });
    },
  };
}

/** The heading of a row says what it is; its actions are what it is for. */
function canBeHidden<Row>({ key, className }: TableColumnType<Row>): boolean {
  const isKept = className === ROW_HEADING.className || className === ROW_ACTIONS.className;
  return key !== undefined && !isKept;
}
