import { Button, Flex } from 'antd';
import type { DecideProps } from './decide-props.ts';
import { TEXTS } from './texts.ts';

/** Approve and Reject on a base backend: the specified placeholders, which show an alert and send no request (spec §2). */
export function PlaceholderButtons({ leave, describedBy }: DecideProps) {
  const showPlaceholder = (action: string) => () =>
    window.alert(TEXTS.placeholder(action, leave.employeeName ?? 'N/A'));
  return (
    <Flex gap="small">
      <Button size="small" aria-describedby={describedBy} onClick={showPlaceholder(TEXTS.approve)}>
        {TEXTS.approve}
      </Button>
      <Button
        size="small"
        danger
        aria-describedby={describedBy}
        onClick={showPlaceholder(TEXTS.reject)}
      >
        {TEXTS.reject}
      </Button>
    </Flex>
  );
}
