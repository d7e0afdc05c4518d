import { announcementsQuery } from '@rollcall/shared/calls';
import { Waiting } from '@rollcall/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Card, Typography } from 'antd';
import { useId } from 'react';

const TITLE = 'Announcements';

/** What administrators have announced to the signed-in person (capability `announcements`); nothing without any. */
export function Announcements() {
  const titleId = useId();
  const { data = [], isLoading } = useQuery(announcementsQuery());
  if (isLoading) return <Waiting />;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Card size="small">
        <Typography.Title level={2} id={titleId} style={{ marginTop: 0, fontSize: 16 }}>
          {TITLE}
        </Typography.Title>
        {data.map(({ id, title, text }) => (
          <Typography.Paragraph key={id} style={PARAGRAPH}>
            <strong>{title}</strong>
            <br />
            {text}
          </Typography.Paragraph>
        ))}
      </Card>
    </section>
  );
}

const PARAGRAPH = { marginBottom: 8, whiteSpace: 'pre-line' } as const;
