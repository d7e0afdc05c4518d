import { Card } from 'antd';
import { type ReactNode, useId } from 'react';
import './profile.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of the profile with its heading. */
export function ProfileCard({ title, children }: Props) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card
        title={
          <h2 id={headingId} className="profile-heading">
            {title}
          </h2>
        }
      >
        {children}
      </Card>
    </section>
  );
}
