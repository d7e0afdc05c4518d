import type { RosterSummary } from '@rollcall/shared/calls';
import { Alert, Button, Flex } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  readonly summary: RosterSummary;
  /** The drafts of other filters are still shown. */
  readonly isRefreshing: boolean;
  readonly onPublish: () => void;
  readonly onDiscard: () => void;
}

/** How much of the week is not published yet. */
export function DraftBar({ summary, isRefreshing, onPublish, onDiscard }: Props) {
  const { drafts, draftPeople } = summary;
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
            <Button
              type="primary"
              aria-haspopup="dialog"
              disabled={isRefreshing}
              onClick={onPublish}
            >
              {TEXTS.publish}
            </Button>
            <Button aria-haspopup="dialog" disabled={isRefreshing} onClick={onDiscard}>
              {TEXTS.discard}
            </Button>
          </Flex>
        </>
      }
    />
  );
}
