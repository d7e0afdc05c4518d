import { useCapability } from '@rollcall/shared/session';
import { lazy, Suspense } from 'react';
import { AnnouncementList } from './announcement-list.tsx';
import { ANNOUNCEMENTS, TEXTS } from './texts.ts';

// Loaded on demand: a base backend never needs it.
const ManagedAnnouncements = lazy(async () => ({
  default: (await import('./managed-announcements.tsx')).ManagedAnnouncements,
}));

/** What administrators have announced; on a base backend the two fixed announcements (spec §2). */
export function AnnouncementsCard() {
  const isManaged = useCapability('announcements');
  return (
    <section className="dashboard-card" aria-labelledby="announcements-title">
      <h2 id="announcements-title">{TEXTS.announcements}</h2>
      {isManaged ? (
        <Suspense fallback={<output>{TEXTS.loadingAnnouncements}</output>}>
          <ManagedAnnouncements />
        </Suspense>
      ) : (
        <AnnouncementList announcements={ANNOUNCEMENTS} />
      )}
    </section>
  );
}
