import type { Leave } from '@rollcall/shared/calls';
import { Button, Flex } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  readonly leave: Leave;
  /** Id of the text that says whose leave it is. */
  readonly describedBy: string;
}

/** Approve and Reject: the specified placeholders, an alert and no call (spec §2). */
export function DecideButtons({ leave, describedBy }: Props) {
  const tell = (action: string) => () =>
    window.alert(TEXTS.placeholder(action, leave.employeeName ?? 'N/A'));
  return (
    <Flex gap="small">
      <Button size="small" aria-describedby={describedBy} onClick={tell(TEXTS.approve)}>
        {TEXTS.approve}
      </Button>
      <Button size="small" danger aria-describedby={describedBy} onClick={tell(TEXTS.reject)}>
        {TEXTS.reject}
      </Button>
    </Flex>
  );
}
