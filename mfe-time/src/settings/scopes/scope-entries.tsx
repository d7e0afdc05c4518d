import type { PlanScopeToday } from '@rollcall/shared/calls';
import { Drawer } from '@rollcall/shared/ui';
import type { ReactNode } from 'react';
import { type EntryOf, History, type HistoryProps } from './history.tsx';
import { TodayCard } from './today-card.tsx';
import { NEW, type useScope } from './use-scope.ts';

interface Props<Entry extends EntryOf>
  extends Pick<HistoryProps<Entry>, 'entries' | 'empty' | 'nameOf' | 'columns'> {
  readonly today: PlanScopeToday;
  readonly state: ReturnType<typeof useScope>;
  readonly lines: Parameters<typeof TodayCard>[0]['lines'];
  /** Of the drawer with the form, and its width in pixels. */
  readonly title: string;
  readonly width: number;
  /** The form of an entry; undefined for a change from today on. `key` tells the forms of a scope apart. */
  readonly renderForm: (entry: Entry | undefined, key: string) => ReactNode;
  readonly renderDeletion: (entry: Entry) => ReactNode;
}

/** What counts in a scope today, its entries by date, and their form and deletion, which are in the URL. */
export function ScopeEntries<Entry extends EntryOf>(props: Props<Entry>) {
  const { today, state, lines, entries, empty, nameOf, columns, title, width } = props;
  const { scope, change, deletion } = state;
  const entry = entries.find(({ id }) => String(id) === change.values.entry);
  const deleted = entries.find(({ id }) => String(id) === deletion.values.delete);
  return (
    <>
      <TodayCard scope={today} lines={lines} onChange={() => change.open({ entry: NEW })} />
      <History
        {...{ entries, empty, nameOf, columns }}
        onChange={({ id }) => change.open({ entry: String(id) })}
        onDelete={({ id }) => deletion.open({ delete: String(id) })}
      />
      <Drawer
        isOpen={entry !== undefined || change.values.entry === NEW}
        width={width}
        title={title}
        onClose={change.close}
      >
        {props.renderForm(entry, `${scope} ${change.values.entry}`)}
      </Drawer>
      {deleted && props.renderDeletion(deleted)}
    </>
  );
}
