import {
  Avatar,
  BrandName,
  Chip,
  CopyField,
  EmailText,
  EmptyState,
  ErrorNotice,
  Figure,
  ListLoading,
  ListTable,
  PageHeading,
  PageLink,
  PageNotice,
  PersonName,
  ROW_HEADING,
  SearchField,
  StatusTag,
} from '@rollcall/shared/ui';
import { Controls } from './controls.tsx';
import { Fields } from './fields.tsx';
import { nothing, Part } from './part.tsx';

const STATUSES = ['Active', 'Pending', 'Half-Day', 'Leave', 'Absent', 'Inactive', null];
const SIZES = ['small', 'text', 'large', 'section', 'title', 'display'];
const PHOTO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"%3E%3Crect width="99" height="99" fill="%234a78ea"/%3E%3C/svg%3E';

const ROWS = { rows: [{ id: 1 }, { id: 2 }], total: 2, pageSize: 10, unreadable: 0 };
// Without a list that refreshes: its rows are dimmed, since others are about to replace them.
const LISTS = {
  loaded: { data: ROWS, error: null, isRefreshing: false, retry: nothing },
  'page 2 of 6': {
    data: { ...ROWS, total: 60, unreadable: 1 },
    error: null,
    isRefreshing: false,
    retry: nothing,
  },
  'failed later': {
    data: ROWS,
    error: new Error('No response'),
    isRefreshing: false,
    retry: nothing,
  },
  loading: { data: undefined, error: null, isRefreshing: false, retry: nothing },
  empty: {
    data: { ...ROWS, rows: [], total: 0 },
    error: null,
    isRefreshing: false,
    retry: nothing,
  },
  failed: { data: undefined, error: new Error('No response'), isRefreshing: false, retry: nothing },
};
const COLUMNS = [
  {
    title: 'Employee',
    minWidth: 160,
    ...ROW_HEADING,
    render: (_: unknown, { id }: { readonly id: number }) => (
      <PersonName id={id} name={`Jana Novak ${'I'.repeat(id)}`} />
    ),
  },
  { title: 'Department', minWidth: 120, render: () => <Chip>Operations</Chip> },
];

/** The parts of `@rollcall/shared/ui`, each in all of its states; what is over a page has a page of its own. */
export const CataloguePage = () => (
  <main style={{ padding: 16 }}>
    <PageHeading title="Catalogue" actions={<SearchField value="" onSearch={nothing} />} />
    <Looks />
    <Texts />
    <Controls />
    <Fields />
    <Lists />
  </main>
);

const Looks = () => (
  <>
    <Part title="Brand">
      <BrandName />
    </Part>
    <Part title="Sizes">
      {SIZES.map((size) => (
        <span key={size} style={{ fontSize: `var(--rc-size-${size})` }}>
          {size} 08:45
        </span>
      ))}
    </Part>
    <Part title="People">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((id) => (
        <PersonName key={id} id={id} name="Jana Novak" />
      ))}
      <Avatar id={1} name="Jana Novak" photo={PHOTO} />
      <Avatar id={null} name={null} />
      <EmailText address="jana.novak@rollcall.example" />
    </Part>
  </>
);

const Texts = () => (
  <>
    <Part title="Labels">
      <Chip>Operations</Chip>
      {STATUSES.map((status) => (
        <StatusTag key={status} status={status} />
      ))}
      <PageLink to="/login">A link to a page</PageLink>
    </Part>
    <Part title="Figures">
      <Figure title="Loaded" value={13} isLoading={false} />
      <Figure title="Loading" isLoading />
    </Part>
    <Part title="Notices">
      <ErrorNotice message="It failed." onRetry={nothing} />
      <PageNotice text="Something to know." action="Open" onAction={nothing} onClose={nothing} />
      <CopyField label="Link" text="https://rollcall.example/calendar.ics" />
    </Part>
    <Part title="Without content">
      <EmptyState>No results found</EmptyState>
    </Part>
    <ListLoading text="Loading" />
  </>
);

const Lists = () => (
  <>
    {Object.entries(LISTS).map(([state, list]) => (
      <section key={state}>
        <h2>List, {state}</h2>
        <ListTable
          label={state}
          columns={COLUMNS}
          list={list}
          page={list.data && list.data.total > 10 ? 1 : 0}
          onPage={nothing}
          texts={{ loading: 'Loading', empty: 'No Data Available' }}
        />
      </section>
    ))}
  </>
);
