import {
  importsQuery,
  inviteImportedMutation,
  isWorking,
  type PeopleImport,
  refetchAfter,
  undoImportMutation,
} from '@rollcall/shared/calls';
import { ErrorNotice, useFocusFallback } from '@rollcall/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Card, Flex, Progress, Typography } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { TEXTS } from './texts.ts';
import { UndoDialog } from './undo-dialog.tsx';
import { useMoment } from './use-moment.ts';

interface Props {
  /** Whether an import was just started: they get the focus. */
  readonly isShown: boolean;
}

/** The imports of the last week with their progress; nothing while there are none. */
export function RecentImports({ isShown }: Props) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // A button of an import goes when the import changes.
  const focusFallback = useFocusFallback(() => section.current);
  const { data: imports = [], error, refetch } = useQuery(importsQuery());
  useRefetchedEmployees(imports);
  const hasImports = imports.length > 0;
  useEffect(() => {
    if (isShown && hasImports) section.current?.focus();
  }, [isShown, hasImports]);
  if (error) return <ErrorNotice message={error.message} onRetry={() => void refetch()} />;
  if (imports.length === 0) return null;
  return (
    <Card style={{ marginTop: 16 }}>
      <section
        aria-labelledby={id}
        tabIndex={-1}
        {...focusFallback}
        className="import-recent"
        ref={section}
      >
        <Typography.Title level={2} id={id} className="import-title">
          {TEXTS.recent}
        </Typography.Title>
        <ul className="import-list">
          {imports.map((each) => (
            <li key={each.id}>
              <OneImport item={each} />
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

/** An import ends without a call of this page, so the lists are read again then. */
function useRefetchedEmployees(imports: readonly PeopleImport[]): void {
  const client = useQueryClient();
  const working = imports.filter(isWorking).length;
  useEffect(() => {
    if (working === 0) return undefined;
    return () => void refetchAfter(client, 'deleteEmployee');
  }, [client, working]);
}

function OneImport({ item }: { readonly item: PeopleImport }) {
  const { state, created, updated, skipped, createdAt, createdByName, problems } = item;
  const moment = useMoment();
  const who = TEXTS.by(moment(createdAt), createdByName);
  return (
    <>
      <Flex wrap align="center" justify="space-between" gap="small">
        <div>
          <output>
            <strong>{TEXTS.states[state]}</strong>
          </output>{' '}
          <Typography.Text type="secondary">{who}</Typography.Text>
          <div>{TEXTS.result(created, updated, skipped)}</div>
        </div>
        <Actions item={item} />
      </Flex>
      {isWorking(item) && <Doing item={item} />}
      {problems.length > 0 && (
        <details>
          <summary>{TEXTS.problems(problems.length)}</summary>
          <ul>
            {[...new Set(problems)].map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Doing({
  item: { state, total, remaining, created, updated },
}: {
  readonly item: PeopleImport;
}) {
  const all = state === 'importing' ? total : created + updated;
  const percent = Math.floor((100 * (all - remaining)) / Math.max(all, 1));
  return (
    <Progress
      percent={Math.max(0, Math.min(99, percent))}
      size="small"
      aria-label={TEXTS.states[state]}
    />
  );
}

function Actions({ item }: { readonly item: PeopleImport }) {
  const [asks, setAsks] = useState(false);
  const undo = useMutation(undoImportMutation());
  const invite = useMutation(inviteImportedMutation());
  const { id, state, created, updated, uninvited } = item;
  const isCancel = state === 'importing' || state === 'inviting';
  const canUndo = isCancel || ((state === 'done' || state === 'failed') && created + updated > 0);
  return (
    <Flex wrap gap="small">
      {state === 'done' && uninvited > 0 && (
        <Button size="small" loading={invite.isPending} onClick={() => invite.mutate(id)}>
          {TEXTS.sendInvitations(uninvited)}
        </Button>
      )}
      {canUndo && (
        <Button
          size="small"
          loading={undo.isPending}
          {...(isCancel ? {} : { 'aria-haspopup': 'dialog' as const })}
          onClick={() => (isCancel ? undo.mutate(id) : setAsks(true))}
        >
          {isCancel ? TEXTS.cancel : TEXTS.undo}
        </Button>
      )}
      {asks && (
        <UndoDialog
          created={created}
          updated={updated}
          onClose={() => setAsks(false)}
          onUndo={() => {
            setAsks(false);
            undo.mutate(id);
          }}
        />
      )}
    </Flex>
  );
}
