import type { Correction, CorrectionTimes } from '@rollcall/shared/calls';
import { formatMinutes } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import { StatusTag, ZoneNote } from '@rollcall/shared/ui';
import { Card, Flex, Typography } from 'antd';
import { spanText } from './breakdown.ts';
import { TEXTS } from './texts.ts';

/** A correction of the day: times before and after, and its status. */
export function CorrectionOfDay({ correction }: { readonly correction: Correction }) {
  const companyZone = usePageContext((context) => context.companyZone);
  const { before, after, zone, reason, status, decidedBy, decisionReason } = correction;
  return (
    <Card size="small">
      <Flex justify="space-between" align="flex-start" gap="small">
        <div>
          <div>{`${TEXTS.before}: ${timesText(before)}`}</div>
          <div>{`${TEXTS.after}: ${timesText(after)}`}</div>
          <ZoneNote zone={zone} companyZone={companyZone} />
        </div>
        <StatusTag status={status} />
      </Flex>
      <Typography.Text type="secondary">
        {TEXTS.reason(reason)}
        {decidedBy !== null && ` · ${status} ${TEXTS.by(decidedBy)}`}
        {decisionReason !== null && ` · ${decisionReason}`}
      </Typography.Text>
    </Card>
  );
}

function timesText(times: CorrectionTimes | null): string {
  if (times === null) return TEXTS.missing;
  const { punchIn, punchOut, workedMins } = times;
  const span = spanText(punchIn, punchOut, TEXTS.missingOut);
  return punchOut === null ? span : `${span}, ${formatMinutes(workedMins)}`;
}
