import type { RosterSummary } from '@rollcall/shared/calls';
import { Alert, Button, Flex } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  readonly summary: RosterSummary;
  readonly onPublish: () => void;
  readonly onDiscard: () => void;
}

/** How much of the week is not published yet. */
export function DraftBar({ summary: { drafts, draftPeople }, onPublish, onDiscard }: Props) {
  if (drafts === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      className="not-printed"
      style={{ marginBottom: 12 }}
      title={TEXTS.drafts(drafts, draftPeople)}
      description={
        <>
          <p style={{ margin: '0 0 8px' }}>{TEXTS.draftsMean}</p>
          <Flex wrap gap="small">
            <Button type="primary" aria-haspopup="dialog" onClick={onPublish}>
              {TEXTS.publish}
            </Button>
            <Button aria-haspopup="dialog" onClick={onDiscard}>
              {TEXTS.discard}
            </Button>
          </Flex>
        </>
      }
    />
  );
}
