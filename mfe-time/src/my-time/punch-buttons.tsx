import type { Punch } from '@rollcall/shared/calls';
import { useKeptState } from '@rollcall/shared/ui';
import { useNamedDialog } from '@rollcall/shared/url';
import { Button, Flex, Input } from 'antd';
import { type MouseEvent, type RefObject, useEffect, useState } from 'react';
import { LateOut } from './late-out.tsx';
import { breakIn } from './open-log.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';
import { DOUBLE_CLICK_MS } from './use-punch.ts';

interface Props {
  readonly clock: Clock;
  readonly punch: (what: Punch) => void;
  /** While a punch is being sent, and until its double click is over. */
  readonly isPunching: boolean;
  readonly mainButton: RefObject<HTMLButtonElement | null>;
}

interface Action {
  readonly text: string;
  readonly run: () => void;
}

/** One large button for what comes next, and smaller ones for what else is possible. */
export function PunchButtons({ clock, punch, isPunching, mainButton }: Props) {
  const [reason, setReason, forgetReason] = useKeptState('break-reason', '');
  const lateOut = useNamedDialog('late-punch-out');
  const { main, others, canStartBreak } = actionsOf(clock, {
    punch,
    askForOut: lateOut.open,
    startBreak: (id) => {
      punch({ kind: 'start-break', id, reason });
      forgetReason();
    },
  });
  const isDisabled = useHasJustChanged(main.text) || isPunching;
  // A disabled button would lose the focus. The second click of a double click is not a punch.
  const buttonProps = ({ run }: Action) => ({
    'aria-disabled': isDisabled,
    onClick: ({ detail }: MouseEvent) => {
      if (!isDisabled && detail < 2) run();
    },
  });
  return (
    <div className="punch-actions">
      <Button ref={mainButton} type="primary" className="punch-main" {...buttonProps(main)}>
        {main.text}
      </Button>
      {others.length > 0 && (
        <Flex wrap gap="small">
          {others.map((action) => (
            <Button key={action.text} size="large" {...buttonProps(action)}>
              {action.text}
            </Button>
          ))}
          {canStartBreak && <BreakReason value={reason} onChange={setReason} />}
        </Flex>
      )}
      {clock.isForgotten && clock.open && (
        <LateOut
          key={clock.open.id}
          log={clock.open}
          clock={clock}
          dialog={lateOut}
          punch={punch}
        />
      )}
    </div>
  );
}

/**
 * Whether the large button has just got another meaning, for example because another tab punched: a click at this moment
 * was meant for the former one.
 */
function useHasJustChanged(text: string | undefined): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DOUBLE_CLICK_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text !== settled;
}

interface BreakReasonProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function BreakReason({ value, onChange }: BreakReasonProps) {
  return (
    <Input
      aria-label={TEXTS.breakReason}
      placeholder={TEXTS.breakReason}
      maxLength={500}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      style={{ flex: '1 1 180px' }}
    />
  );
}

interface Handlers {
  readonly punch: (what: Punch) => void;
  readonly askForOut: () => void;
  readonly startBreak: (id: number) => void;
}

/** What can be done now, the most likely first (design §10). */
function actionsOf({ open, isForgotten }: Clock, { punch, askForOut, startBreak }: Handlers) {
  const punchIn: Action = { text: TEXTS.punchIn, run: () => punch({ kind: 'in' }) };
  if (open === null) return { main: punchIn, others: [], canStartBreak: false };
  const { id } = open;
  const punchOut: Action = {
    text: TEXTS.punchOut,
    run: isForgotten ? askForOut : () => punch({ kind: 'out', id }),
  };
  if (isForgotten) return { main: punchIn, others: [punchOut], canStartBreak: false };
  if (breakIn(open)) {
    const endBreak: Action = { text: TEXTS.endBreak, run: () => punch({ kind: 'end-break', id }) };
    return { main: endBreak, others: [punchOut], canStartBreak: false };
  }
  const start: Action = { text: TEXTS.startBreak, run: () => startBreak(id) };
  return { main: punchOut, others: [start], canStartBreak: true };
}
