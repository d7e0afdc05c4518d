import {
  departmentsQuery,
  type PeriodPreview,
  periodPreviewQuery,
  scheduleMutation,
} from '@rollcall/shared/calls';
import { Dialog, ErrorNotice } from '@rollcall/shared/ui';
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { Alert, Checkbox, Skeleton } from 'antd';
import { useState } from 'react';
import { DialogButtons } from '../dialogs/dialog-buttons.tsx';
import { type CloseRange, RangeFields } from './range-fields.tsx';
import { CLOSE_TEXTS } from './texts.ts';
import { UnsettledList, unsettledOf } from './unsettled-list.tsx';

interface Props {
  readonly range: CloseRange;
  readonly onChange: Parameters<typeof RangeFields>[0]['onChange'];
  readonly onCancel: () => void;
  /** Called with the id of the closed period. */
  readonly onClosed: (id: number) => void;
}

/** Shows what is not settled in a range of days, with its ways out, and closes it. */
export function CloseDialog({ range, onChange, onCancel, onClosed }: Props) {
  const departments = useQuery(departmentsQuery());
  const isRange = range.from <= range.to;
  const preview = useQuery({ ...periodPreviewQuery(range), enabled: isRange });
  const department = departments.data?.find(({ id }) => range.scope === `department:${id}`)?.name;
  return (
    <Dialog title={CLOSE_TEXTS.title} size="md" onClose={onCancel}>
      <RangeFields range={range} departments={departments.data ?? []} onChange={onChange} />
      {!departments.data && departments.error && (
        <ErrorNotice
          message={departments.error.message}
          onRetry={() => void departments.refetch()}
        />
      )}
      <div aria-live="polite">
        {isRange ? (
          <Preview query={preview} range={{ ...range, department }} />
        ) : (
          <Alert type="error" showIcon role="none" title={CLOSE_TEXTS.order} style={SPACED} />
        )}
      </div>
      <Confirmation
        // What was confirmed counts for these days only.
        key={`${range.from} ${range.to} ${range.scope}`}
        range={range}
        preview={isRange ? preview.data : undefined}
        onCancel={onCancel}
        onClosed={onClosed}
      />
    </Dialog>
  );
}

interface PreviewProps {
  readonly query: Pick<UseQueryResult<PeriodPreview>, 'data' | 'error' | 'refetch'>;
  readonly range: Parameters<typeof UnsettledList>[0]['range'];
}

/** What is not settled, or why the period cannot be closed. */
function Preview({ query: { data: preview, error, refetch }, range }: PreviewProps) {
  if (error) return <ErrorNotice message={error.message} onRetry={() => void refetch()} />;
  if (!preview) return <Skeleton active title={false} aria-label={CLOSE_TEXTS.loading} />;
  const { refusal, employees } = preview;
  const isSettled = refusal === null && !hasUnsettled(preview);
  // What is closed already, or not over, cannot be settled now.
  const isWorthSettling = refusal === null || preview.openLogs > 0;
  return (
    <>
      {refusal !== null && (
        <Alert
          type="error"
          showIcon
          role="none"
          title={CLOSE_TEXTS.refused}
          description={refusal}
          style={SPACED}
        />
      )}
      {isWorthSettling && <UnsettledList preview={preview} range={range} />}
      {isSettled && (
        <Alert
          type="success"
          showIcon
          role="none"
          title={CLOSE_TEXTS.settled(CLOSE_TEXTS.employees(employees))}
          style={SPACED}
        />
      )}
    </>
  );
}

interface ConfirmationProps {
  readonly range: CloseRange;
  /** Undefined until it is known. */
  readonly preview: PeriodPreview | undefined;
  readonly onCancel: () => void;
  readonly onClosed: (id: number) => void;
}

/** Says what closing means, and closes; with something unsettled only after a confirmation. */
function Confirmation({ range, preview, onCancel, onClosed }: ConfirmationProps) {
  const [accepts, setAccepts] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  // At once, unlike `isPending`: the second click of a double click must not send it again.
  const [isSending, setIsSending] = useState(false);
  const { mutate, error } = useMutation({
    ...scheduleMutation('closePeriod'),
    onSuccess: ({ id }) => onClosed(id),
  });
  const isPossible = preview?.refusal === null;
  const mustAccept = isPossible && hasUnsettled(preview);
  const submit = () => {
    setIsAsked(mustAccept && !accepts);
    if (mustAccept && !accepts) return;
    setIsSending(true);
    mutate(
      { body: { ...range, ...(mustAccept && { acceptsUnsettled: true }) } },
      { onError: () => setIsSending(false) },
    );
  };
  return (
    <>
      <p>{CLOSE_TEXTS.what}</p>
      {mustAccept && (
        <Checkbox
          checked={accepts}
          onChange={({ target }) => setAccepts(target.checked)}
          style={SPACED}
        >
          {CLOSE_TEXTS.accept}
        </Checkbox>
      )}
      {isAsked && !accepts && (
        <Alert type="error" showIcon role="alert" title={CLOSE_TEXTS.mustAccept} style={SPACED} />
      )}
      <DialogButtons
        text={CLOSE_TEXTS.close}
        isDisabled={!isPossible || isSending}
        onPress={submit}
        onCancel={onCancel}
        error={error}
      />
    </>
  );
}

const hasUnsettled = (preview: PeriodPreview) => unsettledOf(preview).length > 0;

const SPACED = { marginBottom: 16 } as const;
