import { DeleteOutlined } from '@ant-design/icons';
import {
  deleteViewMutation,
  type SavedView,
  savedViewsQuery,
  saveViewMutation,
} from '@rollcall/shared/calls';
import { ErrorNotice, PageLink, useFocusFallback, Waiting } from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button, Input, Skeleton, Typography } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import { TEXTS } from './texts.ts';
import type { ListView } from './use-list-view.ts';
import './view-menu.css';

interface Props extends Pick<ListView<never>, 'list' | 'query' | 'defaultQuery' | 'forgetColumns'> {
  /** Called when a view has been chosen. */
  readonly onChoose: () => void;
}

/** The views of a list that the signed-in person saved, and what saves the present one. */
export function SavedViews(props: Props) {
  const { list, query, defaultQuery, forgetColumns, onChoose } = props;
  const { data, error, refetch } = useQuery(savedViewsQuery(list));
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const focusFallback = useFocusFallback(() => frame.current);
  if (error && !data) return <ErrorNotice message={error.message} onRetry={() => void refetch()} />;
  return (
    <section
      ref={frame}
      tabIndex={-1}
      className="view-section"
      aria-labelledby={id}
      {...focusFallback}
    >
      <strong id={id}>{TEXTS.savedViews}</strong>
      {!data && <Loading />}
      <ul className="saved-views">
        <li>
          <Choice
            name={TEXTS.defaultView}
            query={defaultQuery}
            current={query}
            onChoose={() => {
              forgetColumns();
              onChoose();
            }}
          />
        </li>
        {data?.map((view) => (
          <li key={view.id}>
            <Choice name={view.name} query={view.query} current={query} onChoose={onChoose} />
            <Delete view={view} />
          </li>
        ))}
      </ul>
      {data?.length === 0 && (
        <Typography.Paragraph type="secondary" className="view-hint">
          {TEXTS.noViews}
        </Typography.Paragraph>
      )}
      <SaveForm list={list} query={query} views={data ?? []} />
    </section>
  );
}

const Loading = () => (
  <>
    <Waiting />
    <Skeleton active title={false} paragraph={{ rows: 1 }} />
  </>
);

interface ChoiceProps extends Pick<Props, 'onChoose'> {
  readonly name: string;
  readonly query: string;
  /** The query of the list as it is shown. */
  readonly current: string;
}

const Choice = ({ name, query, current, onChoose }: ChoiceProps) => (
  <PageLink
    to={{ search: query }}
    aria-current={query === current ? 'true' : undefined}
    onClick={onChoose}
  >
    {name}
  </PageLink>
);

function Delete({ view: { id, name } }: { readonly view: SavedView }) {
  const { mutate, isPending } = useMutation(deleteViewMutation());
  return (
    <Button
      type="text"
      size="small"
      aria-label={TEXTS.deleteView(name)}
      icon={<DeleteOutlined />}
      disabled={isPending}
      onClick={() => mutate(id)}
    />
  );
}

interface FormProps extends Pick<Props, 'list' | 'query'> {
  readonly views: readonly SavedView[];
}

/** Names the present view, which replaces one with the same name. */
function SaveForm({ list, query, views }: FormProps) {
  const [name, setName] = useState('');
  const { mutate, isPending, error, reset } = useMutation(saveViewMutation());
  const id = useId();
  const trimmed = name.trim();
  const isTaken = views.some((view) => view.name.toLowerCase() === trimmed.toLowerCase());
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed === '' || isPending) return;
    mutate({ list, name: trimmed, query }, { onSuccess: () => setName('') });
  };
  return (
    <form className="save-view" aria-label={TEXTS.save} onSubmit={onSubmit}>
      <label htmlFor={id}>{TEXTS.name}</label>
      <div>
        <Input
          id={id}
          value={name}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => {
            setName(target.value);
            reset();
          }}
        />
        <Button htmlType="submit" disabled={trimmed === '' || isPending}>
          {isTaken ? TEXTS.replace : TEXTS.save}
        </Button>
      </div>
      {error && (
        <Typography.Text type="danger" role="alert" id={`${id}-error`}>
          {error.message}
        </Typography.Text>
      )}
    </form>
  );
}

/** As the contract says. */
const MAX_LENGTH = 60;
