import type { Leave } from '@rollcall/shared/calls';
import { Button, Flex } from 'antd';
import { TEXTS } from './texts.ts';

/** Approve and Reject: the specified placeholders, an alert and no call (spec §2). */
export function DecideButtons({ leave }: { readonly leave: Leave }) {
  const tell = (action: string) => () =>
    window.alert(TEXTS.placeholder(action, leave.employeeName ?? 'N/A'));
  return (
    <Flex gap="small">
      <Button size="small" onClick={tell(TEXTS.approve)}>
        {TEXTS.approve}
      </Button>
      <Button size="small" danger onClick={tell(TEXTS.reject)}>
        {TEXTS.reject}
      </Button>
    </Flex>
  );
}
