import type { Period } from '@rollcall/shared/calls';
import { ExportButton } from '@rollcall/shared/exports';
import { PageHeading } from '@rollcall/shared/ui';
import { useNamedDialog } from '@rollcall/shared/url';
import { Alert, Button, Flex, Typography } from 'antd';
import { closedBy, periodName, reopenedBy, scopeName } from './period-name.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { PRINT_TEXTS, SHEET_TEXTS, TEXTS } from './texts.ts';

interface Props {
  readonly id: number;
  /** Undefined while it is loading, or when there is none. */
  readonly period: Period | undefined;
  readonly onPrint: () => void;
  readonly isPreparing: boolean;
}

/** What is closed, by whom and when; and what can be done with it. */
export function SheetHeading({ id, period, ...actions }: Props) {
  const { isOpen, open, close } = useNamedDialog('reopen');
  if (!period) return <PageHeading title={TEXTS.title} />;
  const isReopened = period.reopenedAt !== null;
  return (
    <>
      <PageHeading
        title={PRINT_TEXTS.title(periodName(period), scopeName(period))}
        actions={<Actions id={id} period={period} onReopen={open} {...actions} />}
      />
      <State period={period} />
      {isOpen && !isReopened && <ReopenDialog period={period} onClose={close} />}
    </>
  );
}

type ActionProps = Props & { readonly period: Period; readonly onReopen: () => void };

function Actions({ id, period, onPrint, isPreparing, onReopen }: ActionProps) {
  return (
    <Flex wrap gap="small">
      <Button disabled={isPreparing} onClick={onPrint}>
        {SHEET_TEXTS.print}
      </Button>
      <ExportButton lists={['period-employees', 'period-days']} filter={{ period: id }} />
      {period.reopenedAt === null && (
        <Button danger aria-haspopup="dialog" onClick={onReopen}>
          {SHEET_TEXTS.reopen}
        </Button>
      )}
    </Flex>
  );
}

function State({ period }: { readonly period: Period }) {
  if (period.reopenedAt === null) {
    return (
      <Typography.Paragraph type="secondary">
        {SHEET_TEXTS.closed(closedBy(period))}
      </Typography.Paragraph>
    );
  }
  return (
    <Alert
      type="warning"
      showIcon
      title={SHEET_TEXTS.reopened(reopenedBy(period))}
      description={SHEET_TEXTS.reopenedNote(withStop(period.reopenReason ?? '-'))}
      style={{ marginBottom: 16 }}
    />
  );
}

/** The reason as a sentence: another one follows. */
const withStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
