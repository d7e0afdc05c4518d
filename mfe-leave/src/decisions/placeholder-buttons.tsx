import { useRowDescription } from '@rollcall/shared/ui';
import { Button, Flex } from 'antd';
import type { DecideProps } from './decide-props.ts';
import { TEXTS } from './texts.ts';

/** Approve and Reject on a base backend: the specified placeholders, which show an alert and send no request (spec §2). */
export function PlaceholderButtons({ leave }: DecideProps) {
  const description = useRowDescription();
  const showPlaceholder = (action: string) => () =>
    window.alert(TEXTS.placeholder(action, leave.employeeName ?? 'N/A'));
  return (
    <Flex gap="small">
      <Button size="small" {...description} onClick={showPlaceholder(TEXTS.approve)}>
        {TEXTS.approve}
      </Button>
      <Button size="small" danger {...description} onClick={showPlaceholder(TEXTS.reject)}>
        {TEXTS.reject}
      </Button>
    </Flex>
  );
}
