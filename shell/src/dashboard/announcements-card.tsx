import { ANNOUNCEMENTS, TEXTS } from './texts.ts';

export function AnnouncementsCard() {
  return (
    <section className="dashboard-card" aria-labelledby="announcements-title">
      <h2 id="announcements-title">{TEXTS.announcements}</h2>
      <ul className="announcements">
        {ANNOUNCEMENTS.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
