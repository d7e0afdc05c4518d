import type { PendingCorrection } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { PageLink } from '@rollcall/shared/ui';
import { Alert } from 'antd';
import { formatSpan } from './format-span.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly correction: PendingCorrection;
  readonly employeeName: string;
}

/** Says that the employee has asked for other times, and leads to the correction. */
export function PendingNotice({ correction, employeeName }: Props) {
  const hasPage = useCapability('corrections');
  const { punchIn, punchOut, reason } = correction;
  const search = new URLSearchParams({ status: 'Pending', search: employeeName });
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBottom: 16 }}
      title={TEXTS.pending(employeeName)}
      description={
        <>
          <div>{formatSpan(punchIn, punchOut)}</div>
          <div style={{ overflowWrap: 'anywhere' }}>{TEXTS.reasonGiven(reason)}</div>
          {hasPage && <PageLink to={`/time/corrections?${search}`}>{TEXTS.decide}</PageLink>}
        </>
      }
    />
  );
}
