import { leavesQuery } from '@rollcall/shared/calls';
import { useSession } from '@rollcall/shared/session';
import { ListTable, PageHeading, toListResult } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { useQuery } from '@tanstack/react-query';
import { OWN_LEAVE_COLUMNS } from '../my-leave/own-leave-columns.tsx';
import { TEXTS } from '../my-leave/texts.ts';
import { RequestButton } from '../request/request-button.tsx';

/** `/my/leave` (design §7, capability `self`): the employee's own leaves. */
export function MyLeavePage() {
  const { page, showPage } = useListParameters();
  // For an administrator the server would otherwise return everyone's leaves.
  const employeeId = useSession(({ user }) => user?.id);
  const query = useQuery(leavesQuery({ page, employeeId, sort: 'startDate', order: 'desc' }));
  return (
    <div style={{ maxWidth: 1100, margin: '0 auto' }}>
      <PageHeading title={TEXTS.title} actions={<RequestButton isOnBehalf={false} />} />
      <ListTable
        label={TEXTS.title}
        columns={OWN_LEAVE_COLUMNS}
        list={toListResult(query, page)}
        page={page}
        onPage={showPage}
        texts={TEXTS}
        hasEmptyFooter={false}
      />
    </div>
  );
}
