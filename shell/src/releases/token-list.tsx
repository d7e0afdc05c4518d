import type { DeployTokenInfo } from '@rollcall/shared/module';
import { useNow } from '@rollcall/shared/session';
import {
  ListTable,
  NO_WRAP,
  ROW_ACTIONS,
  ROW_HEADING,
  useRowDescription,
} from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { Button, Flex, type TableColumnsType, Tag, Typography } from 'antd';
import { type ReactNode, useState } from 'react';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { type Created, tokensQuery } from './release-calls.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import { TOKEN_TEXTS as TEXTS } from './token-texts.ts';
import { useActor } from './use-actor.ts';
import { type Times, useTimes } from './use-times.ts';
import { wholeList } from './whole-list.ts';

/** The deploy tokens; `?dialog=new`, or `?dialog=revoke&token=ID`. */
export function TokenList() {
  const query = useQuery(tokensQuery());
  const { data } = query;
  const [page, setPage] = useState(0);
  const times = useTimes();
  const actor = useActor();
  const { values, open, close } = useDialogParameters({ which: ['dialog'], inside: ['token'] });
  const revoked = values.dialog === 'revoke' && data?.find(({ id }) => id === values.token);
  const revoke = (token: string) => open({ dialog: 'revoke', token });
  // Also when the user goes back, since its text is shown only once.
  const [created, setCreated] = useState<Created>();
  const closeNew = () => {
    setCreated(undefined);
    close();
  };
  // A list needs numbers.
  const rows = data?.map((token, id) => ({ token, id }));
  return (
    <>
      <Flex wrap align="center" justify="space-between" gap="small" style={{ marginBottom: 16 }}>
        <Typography.Text type="secondary" style={{ flex: '1 1 320px' }}>
          {TEXTS.intro}
        </Typography.Text>
        <Button type="primary" aria-haspopup="dialog" onClick={() => open({ dialog: 'new' })}>
          {TEXTS.create}
        </Button>
      </Flex>
      <ListTable
        label={TEXTS.list}
        columns={columnsOf({ ...times, actor, revoke })}
        list={wholeList(rows, page, query)}
        page={page}
        onPage={setPage}
        texts={{ loading: TEXTS.loading, empty: TEXTS.none }}
        hasEmptyFooter={false}
      />
      {(values.dialog === 'new' || created) && (
        <NewTokenDialog created={created} onCreated={setCreated} onClose={closeNew} />
      )}
      {revoked && <RevokeDialog token={revoked} onClose={close} />}
    </>
  );
}

interface Row {
  readonly id: number;
  readonly token: DeployTokenInfo;
}

interface Context extends Times {
  readonly actor: (by: string) => string;
  readonly revoke: (id: string) => void;
}

function columnsOf({ when, day, actor, revoke }: Context): TableColumnsType<Row> {
  const { columns } = TEXTS;
  return [
    {
      title: columns.title,
      minWidth: 110,
      ...ROW_HEADING,
      render: (_, { token: { title, id } }) => (
        <WithNote text={<bdi>{title}</bdi>} note={TEXTS.id(id)} />
      ),
    },
    {
      title: columns.modules,
      minWidth: 110,
      render: (_, { token }) => <span translate="no">{token.modules.join(', ')}</span>,
    },
    { title: columns.may, minWidth: 100, render: (_, { token }) => describeRights(token) },
    {
      title: columns.state,
      width: 100,
      ...NO_WRAP,
      render: (_, { token }) => <State token={token} day={day} />,
    },
    { title: columns.expires, minWidth: 95, render: (_, { token }) => day(token.expiresAt) },
    {
      title: columns.used,
      minWidth: 95,
      render: (_, { token }) =>
        token.lastUsedAt === undefined ? TEXTS.never : when(token.lastUsedAt),
    },
    {
      title: columns.created,
      minWidth: 100,
      render: (_, { token: { createdAt, by } }) => (
        <WithNote text={when(createdAt)} note={TEXTS.by(actor(by))} />
      ),
    },
    {
      title: columns.actions,
      width: 80,
      ...ROW_ACTIONS,
      render: (_, { token }) => <RevokeButton token={token} onRevoke={revoke} />,
    },
  ];
}

interface TokenProps {
  readonly token: DeployTokenInfo;
}

/** An unreadable time counts as past, as for the server. */
const hasExpired = ({ expiresAt }: DeployTokenInfo, now: number) => !(Date.parse(expiresAt) > now);

function State({ token, day }: TokenProps & Pick<Times, 'day'>) {
  const { revokedAt } = token;
  const isPast = hasExpired(token, useNow());
  if (revokedAt !== undefined) {
    return <WithNote text={<Tag>{TEXTS.revoked}</Tag>} note={TEXTS.on(day(revokedAt))} />;
  }
  return isPast ? <Tag>{TEXTS.expired}</Tag> : <Tag color="success">{TEXTS.active}</Tag>;
}

interface RevokeButtonProps extends TokenProps {
  readonly onRevoke: (id: string) => void;
}

function RevokeButton({ token, onRevoke }: RevokeButtonProps) {
  const { id, revokedAt } = token;
  const description = useRowDescription();
  const isPast = hasExpired(token, useNow());
  if (revokedAt !== undefined || isPast) return null;
  return (
    <Button size="small" aria-haspopup="dialog" {...description} onClick={() => onRevoke(id)}>
      {TEXTS.revoke}
    </Button>
  );
}

const WithNote = ({ text, note }: { readonly text: ReactNode; readonly note: string }) => (
  <>
    {text}
    <Typography.Text type="secondary" className="release-note">
      {note}
    </Typography.Text>
  </>
);

function describeRights({ actions }: DeployTokenInfo): string {
  const rights = [
    ...(actions.includes('publish') ? [TEXTS.publish] : []),
    ...(actions.includes('point') ? [TEXTS.point] : []),
  ];
  return rights.length === 0 ? TEXTS.reads : rights.join(', ');
}
