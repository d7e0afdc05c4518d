import { MAX_MOVES, type ReleaseMove } from '@rollcall/shared/module';
import { ListTable, PageLink, ROW_DETAIL, ROW_HEADING } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { type TableColumnsType, Typography } from 'antd';
import { logQuery } from './release-calls.ts';
import { LOG_TEXTS as TEXTS } from './texts.ts';
import { useActor } from './use-actor.ts';
import { type Times, useTimes } from './use-times.ts';
import { wholeList } from './whole-list.ts';

/** The moves of all pointers, newest first. */
export function MoveLog() {
  const query = useQuery(logQuery());
  const { data } = query;
  const { page, showPage } = useListParameters();
  const { when } = useTimes();
  const actor = useActor();
  const rows = data?.map((move) => ({ ...move, id: move.number }));
  return (
    <>
      <ListTable
        label={TEXTS.list}
        columns={columnsOf(when, actor)}
        list={wholeList(rows, page, query)}
        page={page}
        onPage={showPage}
        texts={{ loading: TEXTS.loading, empty: TEXTS.none }}
        hasEmptyFooter={false}
      />
      {data && data.length >= MAX_MOVES && (
        <Typography.Text type="secondary">{TEXTS.newest(data.length)}</Typography.Text>
      )}
    </>
  );
}

type Row = ReleaseMove & { readonly id: number };

function columnsOf(when: Times['when'], actor: (by: string) => string): TableColumnsType<Row> {
  const { columns } = TEXTS;
  return [
    {
      title: columns.name,
      minWidth: 120,
      ...ROW_HEADING,
      render: (_, { name }) => <PageLink to={`/modules/${name}`}>{name}</PageLink>,
    },
    { title: columns.at, minWidth: 130, ...ROW_DETAIL, render: (_, { at }) => when(at) },
    {
      title: columns.move,
      minWidth: 110,
      render: (_, { action, unsmoked }) =>
        [TEXTS.moves[action] ?? action, ...(unsmoked ? [TEXTS.unsmoked] : [])].join(' '),
    },
    {
      title: columns.version,
      minWidth: 140,
      render: (_, { from, to }) => (
        <>
          {from !== null && from !== to && <Version text={`${from} →`} />} <Version text={to} />
        </>
      ),
    },
    {
      title: columns.good,
      width: 115,
      render: (_, { good }) => <Version text={good ?? TEXTS.noGood} />,
    },
    { title: columns.by, minWidth: 120, render: (_, { by }) => <bdi>{actor(by)}</bdi> },
  ];
}

/** On one line. */
const Version = ({ text }: { readonly text: string }) => (
  <span translate="no" className="release-version">
    {text}
  </span>
);
