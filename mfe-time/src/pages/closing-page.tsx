import { PageHeading } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { Button, Typography } from 'antd';
import { useNavigate } from 'react-router-dom';
import { Adjustments } from '../payroll/adjustments/adjustments.tsx';
import { CloseDialog } from '../payroll/periods/close-dialog.tsx';
import { PeriodList } from '../payroll/periods/period-list.tsx';
import { PeriodSheet } from '../payroll/periods/period-sheet.tsx';
import { TEXTS } from '../payroll/periods/texts.ts';
import { useCloseParameters } from './use-close-parameters.ts';

const MAX_ID = 2_147_483_647;

/** `/time/closing` (capability `working-time`): closed periods and adjustments; `?period=ID` is the sheet of one. */
export function ClosingPage() {
  const id = Number(useListParameters().filter('period'));
  const isId = Number.isInteger(id) && id > 0 && id <= MAX_ID;
  return isId ? <PeriodSheet key={id} id={id} /> : <Periods />;
}

function Periods() {
  const { isOpen, range, open, change, close } = useCloseParameters();
  const navigate = useNavigate();
  const showSheet = (id: number) => navigate(`/time/closing?period=${id}`, { replace: true });
  return (
    <>
      <PageHeading
        title={TEXTS.title}
        actions={
          <Button type="primary" aria-haspopup="dialog" onClick={open}>
            {TEXTS.open}
          </Button>
        }
      />
      <Typography.Paragraph type="secondary">{TEXTS.intro}</Typography.Paragraph>
      <PeriodList>
        <Adjustments />
      </PeriodList>
      {isOpen && (
        <CloseDialog range={range} onChange={change} onCancel={close} onClosed={showSheet} />
      )}
    </>
  );
}
