import { NO_WRAP, ROW_ACTIONS, ROW_HEADING, useToday } from '@rollcall/shared/ui';
import { Button, Flex, type TableColumnsType, Typography } from 'antd';
import { SettingsTable } from '../form/settings-table.tsx';
import { type Dates, datesText, stateOf } from './dates-text.ts';
import { TEXTS } from './texts.ts';
import { TimelineBar } from './timeline-bar.tsx';

export type EntryOf = Dates & { readonly id: number };

export interface HistoryProps<Entry extends EntryOf> {
  readonly entries: readonly Entry[];
  /** Shown without entries. */
  readonly empty: string;
  readonly nameOf: (entry: Entry) => string;
  readonly columns: TableColumnsType<Entry>;
  readonly onChange: (entry: Entry) => void;
  readonly onDelete: (entry: Entry) => void;
}

/** What a scope had, has and will have, as a line of time and as a table. */
export function History<Entry extends EntryOf>(props: HistoryProps<Entry>) {
  const { entries, empty, nameOf, columns } = props;
  const today = useToday();
  return (
    <section aria-label={TEXTS.history}>
      <Typography.Title level={2} style={{ margin: '24px 0 4px', fontSize: 16 }}>
        {TEXTS.history}
      </Typography.Title>
      {entries.length > 0 && <TimelineBar entries={entries} nameOf={nameOf} />}
      <SettingsTable
        label={TEXTS.historyTable}
        rows={entries}
        empty={empty}
        columns={[
          { title: TEXTS.columns.dates, ...ROW_HEADING, render: (_, entry) => datesText(entry) },
          {
            title: TEXTS.columns.state,
            ...NO_WRAP,
            render: (_, entry) => TEXTS.states[stateOf(entry, today)],
          },
          ...columns,
          {
            title: TEXTS.columns.actions,
            ...ROW_ACTIONS,
            render: (_, entry) => <Actions {...props} entry={entry} />,
          },
        ]}
      />
    </section>
  );
}

type ActionsProps<Entry extends EntryOf> = Pick<
  HistoryProps<Entry>,
  'nameOf' | 'onChange' | 'onDelete'
> & { readonly entry: Entry };

const Actions = <Entry extends EntryOf>({
  entry,
  nameOf,
  onChange,
  onDelete,
}: ActionsProps<Entry>) => (
  <Flex gap={4}>
    <Button
      type="link"
      size="small"
      id={`entry-${entry.id}`}
      aria-haspopup="dialog"
      aria-label={TEXTS.changeEntry(nameOf(entry), datesText(entry))}
      onClick={() => onChange(entry)}
    >
      {TEXTS.changeText}
    </Button>
    <Button
      type="link"
      size="small"
      danger
      aria-haspopup="dialog"
      aria-label={TEXTS.deleteEntry(nameOf(entry), datesText(entry))}
      onClick={() => onDelete(entry)}
    >
      {TEXTS.deleteText}
    </Button>
  </Flex>
);
