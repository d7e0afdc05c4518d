import { type Fields, meQuery } from '@rollcall/shared/calls';
import { getRole, useCapability, useSession } from '@rollcall/shared/session';
import { ErrorNotice, PageHeading } from '@rollcall/shared/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { DetailsCard } from '../profile/details-card.tsx';
import { EmailCard } from '../profile/email-card.tsx';
import { PasswordCard } from '../profile/password-card.tsx';
import { RecordCard } from '../profile/record-card.tsx';
import { SessionsCard } from '../profile/sessions-card.tsx';
import { TEXTS } from '../profile/texts.ts';
import { useSessionUser } from '../profile/use-session-user.ts';

/** `/my/profile` (design §7, capability `profile`): the user's own record, password and sessions. */
export function ProfilePage() {
  const client = useQueryClient();
  const { data: record, error, refetch } = useQuery(meQuery());
  useSessionUser(record);
  const isAdministrator = useSession(getRole) === 'ADMIN';
  const hasDailyMail = useCapability('waiting') && isAdministrator;
  const show = (saved: Fields) => client.setQueryData(meQuery().queryKey, saved);
  return (
    <div style={{ maxWidth: 1100, margin: '0 auto' }}>
      <PageHeading title={TEXTS.title} />
      <div className="profile">
        <div className={record ? 'profile-column' : 'profile-column profile-wait'}>
          {!record && error && (
            <ErrorNotice message={error.message} onRetry={() => void refetch()} />
          )}
          {!record && !error && (
            <Skeleton active title={false} paragraph={{ rows: 8 }} aria-label={TEXTS.loading} />
          )}
          {record && (
            <>
              <RecordCard record={record} onSaved={show} />
              <DetailsCard record={record} onReload={refetch} />
            </>
          )}
        </div>
        <div className="profile-column">
          <PasswordCard />
          {hasDailyMail && <EmailCard />}
          <SessionsCard />
        </div>
      </div>
    </div>
  );
}
