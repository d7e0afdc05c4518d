import { usePageContext } from '@rollcall/shared/session';
import { ListTable, NO_WRAP, PageLink, ROW_HEADING } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type TableColumnsType, Typography } from 'antd';
import { useState } from 'react';
import { describeHealth } from './describe-health.ts';
import { candidatesOf, type Entry, entriesOf, liveVersion, titleOf } from './entries.ts';
import { releasesQuery } from './release-calls.ts';
import { StateTag } from './state-tag.tsx';
import { TEXTS } from './texts.ts';
import { type Times, useTimes } from './use-times.ts';
import { wholeList } from './whole-list.ts';

/** More than a console has: the list is one page. */
const PAGE_SIZE = 100;

/** The shell and every module: what is live, since when, and how its loads went. */
export function ModuleList() {
  const query = useQuery(releasesQuery());
  const { data } = query;
  const [page, setPage] = useState(0);
  const { when } = useTimes();
  const rows = data && entriesOf(data).map((entry, id) => ({ ...entry, id }));
  return (
    <>
      <Typography.Paragraph type="secondary">{TEXTS.intro}</Typography.Paragraph>
      <ListTable
        label={TEXTS.title}
        columns={columnsOf(when)}
        list={wholeList(rows, page, query, PAGE_SIZE)}
        page={page}
        onPage={setPage}
        texts={{ loading: TEXTS.loading, empty: TEXTS.noModules }}
        hasEmptyFooter={false}
      />
    </>
  );
}

type Row = Entry & { readonly id: number };

function columnsOf(when: Times['when']): TableColumnsType<Row> {
  return [
    {
      title: TEXTS.columns.module,
      minWidth: 130,
      ...ROW_HEADING,
      render: (_, entry) => (
        <>
          <PageLink to={`/modules/${entry.name}`}>{titleOf(entry)}</PageLink>
          <Typography.Text type="secondary" className="release-note">
            {entry.name}
          </Typography.Text>
        </>
      ),
    },
    {
      title: TEXTS.columns.team,
      minWidth: 110,
      render: (_, entry) => <Team entry={entry} />,
    },
    {
      title: TEXTS.columns.state,
      width: 110,
      ...NO_WRAP,
      render: (_, entry) => <State entry={entry} />,
    },
    {
      title: TEXTS.columns.live,
      width: 110,
      ...NO_WRAP,
      render: (_, { current = TEXTS.none }) => <span translate="no">{current}</span>,
    },
    {
      title: TEXTS.columns.since,
      minWidth: 130,
      render: (_, { since }) => when(since),
    },
    {
      title: TEXTS.columns.loads,
      minWidth: 130,
      render: (_, entry) => {
        const live = liveVersion(entry);
        return live ? describeHealth(entry.name, live.health) : TEXTS.none;
      },
    },
  ];
}

function Team({ entry: { module } }: { readonly entry: Entry }) {
  const capabilities = usePageContext((context) => context.capabilities);
  if (!module) return TEXTS.none;
  const { team, rights, backend } = module;
  return (
    <>
      {team}
      {rights.length > 0 && (
        <Typography.Text type="secondary" className="release-note">
          {TEXTS.rights(rights.join(', '))}
        </Typography.Text>
      )}
      {backend !== undefined && (
        <Typography.Text type="secondary" className="release-note">
          {TEXTS.backend(backend, capabilities?.has(`ext.${backend}`) ?? false)}
        </Typography.Text>
      )}
    </>
  );
}

function State({ entry }: { readonly entry: Entry }) {
  const waiting = candidatesOf(entry).length;
  return (
    <>
      <StateTag entry={entry} />
      {waiting > 0 && (
        <Typography.Text type="secondary" className="release-note">
          {TEXTS.waiting(waiting)}
        </Typography.Text>
      )}
    </>
  );
}
