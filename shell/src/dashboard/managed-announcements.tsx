import { announcementsQuery } from '@rollcall/shared/calls';
import { ErrorNotice } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { AnnouncementList } from './announcement-list.tsx';
import { TEXTS } from './texts.ts';

/** The page of Settings on which administrators write announcements. */
const SETTINGS = '/settings/mfe-employees/announcements';

/** The announcements of today, and the way to the page on which they are written (capability `announcements`). */
export function ManagedAnnouncements() {
  const { data, error, refetch } = useQuery(announcementsQuery());
  if (!data) {
    return error ? (
      <ErrorNotice message={error.message} onRetry={() => void refetch()} />
    ) : (
      <output>{TEXTS.loadingAnnouncements}</output>
    );
  }
  return (
    <>
      {data.length === 0 && <p className="dashboard-placeholder">{TEXTS.noAnnouncements}</p>}
      <AnnouncementList announcements={data} />
      <p className="dashboard-note">
        <Link to={SETTINGS}>{TEXTS.manageAnnouncements}</Link>
      </p>
    </>
  );
}
