import { createImportMutation } from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Card, Checkbox, Flex, Typography } from 'antd';
import { useRef, useState } from 'react';
import { Choice } from './choice.tsx';
import type { ImportOptions } from './options.tsx';
import { RowTable } from './row-table.tsx';
import { TEXTS } from './texts.ts';
import { type Counts, countsOf, type useCheck } from './use-check.ts';

interface Props {
  readonly check: ReturnType<typeof useCheck>;
  readonly options: ImportOptions;
  readonly onStarted: () => void;
}

/** What an import would do; rows with errors are corrected here or left out. Each change is checked at once. */
export function CheckedRows({ check, options, onStarted }: Props) {
  const { rows, checked, newDepartments, isPending, error, addsDepartments } = check;
  const [invites, setInvites] = useState<Invites>('now');
  const start = useMutation(createImportMutation());
  const failure = error ?? start.error;
  const counts = checked && countsOf(checked);
  const begin = useOnce(() => {
    const request = { rows: rows.map(({ row }) => row), ...options, addsDepartments };
    const invitesNow = { ...request, invites: invites === 'now' };
    return start.mutateAsync(invitesNow).then(onStarted);
  });
  return (
    <Card style={{ marginTop: 16 }} aria-busy={isPending}>
      <Typography.Title level={2} className="import-title">
        {TEXTS.checked}
      </Typography.Title>
      <output>{counts ? TEXTS.counts(counts) : isPending && TEXTS.checking}</output>
      {counts && (
        <>
          <RowTable
            rows={checked}
            errors={counts.errors}
            onEdit={check.edit}
            onLeaveOut={check.leaveOut}
          />
          <Extras
            check={check}
            newDepartments={newDepartments}
            invites={counts.create > 0 ? invites : undefined}
            onInvites={setInvites}
          />
        </>
      )}
      {failure && (
        <Alert type="error" role="alert" title={failure.message} style={{ marginBlock: 16 }} />
      )}
      {counts && (
        <StartButton
          counts={counts}
          isChecking={isPending}
          isStarting={start.isPending}
          onStart={begin}
        />
      )}
    </Card>
  );
}

/** Begins work once, until it has failed: a second click comes before the button knows of the first. */
function useOnce(work: () => Promise<void>): () => void {
  const hasBegun = useRef(false);
  return () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // The page shows the failure.
    work().catch(() => {
      hasBegun.current = false;
    });
  };
}

type Invites = 'now' | 'later';

interface ExtrasProps {
  readonly check: Props['check'];
  readonly newDepartments: readonly string[];
  /** Undefined where no one is new. */
  readonly invites: Invites | undefined;
  readonly onInvites: (invites: Invites) => void;
}

/** What happens besides: departments that are added, and invitations. */
const Extras = ({ check, newDepartments, invites, onInvites }: ExtrasProps) => (
  <div className="import-options">
    {newDepartments.length > 0 && (
      <Checkbox
        checked={check.addsDepartments}
        onChange={({ target }) => check.setAdds(target.checked)}
      >
        {TEXTS.addDepartments(newDepartments.join(', '))}
      </Checkbox>
    )}
    {invites && (
      <Choice label={TEXTS.invite} value={invites} texts={TEXTS.invites} onChange={onInvites} />
    )}
  </div>
);

interface StartProps {
  readonly counts: Counts;
  readonly isChecking: boolean;
  readonly isStarting: boolean;
  readonly onStart: () => void;
}

function StartButton({ counts, isChecking, isStarting, onStart }: StartProps) {
  const changes = counts.create + counts.update;
  const nothing = changes === 0 ? TEXTS.nothing : null;
  return (
    <Flex wrap align="center" justify="end" gap="middle">
      <Typography.Text type="secondary">
        {counts.errors > 0 ? TEXTS.correctFirst : nothing}
      </Typography.Text>
      <Button
        type="primary"
        loading={isStarting}
        disabled={isChecking || counts.errors > 0 || changes === 0}
        onClick={onStart}
      >
        {TEXTS.start(changes)}
      </Button>
    </Flex>
  );
}
