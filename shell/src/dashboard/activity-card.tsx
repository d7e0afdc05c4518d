import { TEXTS } from './texts.ts';

/** The specified placeholder of a base backend (spec §2). */
export function ActivityCard() {
  return (
    <section className="dashboard-card" aria-labelledby="activity-title">
      <h2 id="activity-title">{TEXTS.activity}</h2>
      <p className="dashboard-placeholder">{TEXTS.activityPlaceholder}</p>
    </section>
  );
}
