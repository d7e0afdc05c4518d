import { dailyMailMutation, preferencesQuery } from '@rollcall/shared/calls';
import { ErrorNotice } from '@rollcall/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Skeleton, Switch, Typography } from 'antd';
import { useId } from 'react';
import { ProfileCard } from './profile-card.tsx';
import { TEXTS } from './texts.ts';

/** Which mails an administrator gets (capability `waiting`). */
export function EmailCard() {
  const { data, error, refetch } = useQuery(preferencesQuery());
  const { mutate, isPending, variables } = useMutation(dailyMailMutation());
  const labelId = useId();
  const noteId = useId();
  return (
    <ProfileCard title={TEXTS.email}>
      {error && <ErrorNotice message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Skeleton active title={false} paragraph={{ rows: 1 }} aria-label={TEXTS.loadingEmail} />
      )}
      {data && !error && (
        <div className="profile-switch">
          <Switch
            checked={isPending ? variables : data.dailyMail}
            loading={isPending}
            onChange={(isOn) => mutate(isOn)}
            aria-labelledby={labelId}
            aria-describedby={noteId}
          />
          <div>
            <strong id={labelId}>{TEXTS.dailyMail}</strong>
            <Typography.Text id={noteId} type="secondary" style={{ display: 'block' }}>
              {TEXTS.dailyMailNote}
            </Typography.Text>
          </div>
        </div>
      )}
    </ProfileCard>
  );
}
