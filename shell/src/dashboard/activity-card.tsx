import { useCapability } from '@rollcall/shared/session';
import { lazy, Suspense } from 'react';
import { TEXTS } from './texts.ts';

// Loaded on demand: a base backend never needs it.
const ActivityFeed = lazy(async () => ({
  default: (await import('./activity-feed.tsx')).ActivityFeed,
}));

/** What employees did last; on a base backend the specified placeholder (spec §2). */
export function ActivityCard() {
  const hasFeed = useCapability('activity');
  return (
    <section className="dashboard-card dashboard-activity" aria-labelledby="activity-title">
      <h2 id="activity-title">{TEXTS.activity}</h2>
      {hasFeed ? (
        <Suspense fallback={<output>{TEXTS.loadingActivity}</output>}>
          <ActivityFeed />
        </Suspense>
      ) : (
        <p className="dashboard-placeholder">{TEXTS.activityPlaceholder}</p>
      )}
    </section>
  );
}
