import type { ProposedRow } from '@rollcall/shared/calls';
import { formatDate, formatTime } from '@rollcall/shared/domain';
import { TextLink } from '@rollcall/shared/ui';
import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { TEXTS } from './texts.ts';

interface Props {
  readonly rows: readonly ProposedRow[];
  /** Shows the empty form again. */
  readonly onAgain: () => void;
}

/** What was sent and now waits for an administrator, in place of the form. It takes the focus from Submit. */
export function SentCorrections({ rows, onAgain }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const title = TEXTS.sent(rows.length);
  return (
    <section ref={box} aria-label={title} tabIndex={-1} style={{ outline: 'none' }}>
      <Alert
        type="success"
        showIcon
        role="presentation"
        title={title}
        description={
          <>
            <ul style={{ margin: '4px 0', paddingInlineStart: 16 }}>
              {rows.map(({ punchIn, punchOut }) => (
                <li key={punchIn}>{TEXTS.span(dateTime(punchIn), dateTime(punchOut))}</li>
              ))}
            </ul>
            <p style={{ margin: '0 0 12px' }}>
              {TEXTS.waiting} <TextLink to="/my/time">{TEXTS.mine}</TextLink>
            </p>
            <Button onClick={onAgain}>{TEXTS.again}</Button>
          </>
        }
      />
    </section>
  );
}

const dateTime = (text: string) => TEXTS.at(formatDate(text), formatTime(text));
