import type { OwnTimeLog } from '@rollcall/shared/calls';
import { useCapability } from '@rollcall/shared/session';
import { TextLink } from '@rollcall/shared/ui';
import { Alert, Flex } from 'antd';
import type { ReactNode } from 'react';
import { LeftAtActions } from './left-at-actions.tsx';
import { correctionPath } from './open-log.ts';
import { TEXTS } from './texts.ts';
import type { Clock } from './use-clock.ts';

interface Props {
  readonly log: OwnTimeLog;
  readonly title: string;
  readonly description: string;
  readonly clock: Clock;
  /** A button that does more. */
  readonly action?: ReactNode;
}

/**
 * Says what is probably wrong with a log and asks when you left: answered here, or on a server without plans by a link that
 * requests a correction.
 */
export function Notice({ log, clock, title, description, action }: Props) {
  const hasPlans = useCapability('working-time');
  const isAsked = useCapability('corrections') && hasPlans;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={title}
      description={
        <>
          {description}{' '}
          {!isAsked && <TextLink to={correctionPath(log)}>{TEXTS.askForCorrection}</TextLink>}
          {(isAsked || action) && (
            <Flex wrap gap="small" style={{ marginBlockStart: 8 }}>
              {isAsked && <LeftAtActions log={log} clock={clock} />}
              {action}
            </Flex>
          )}
        </>
      }
      style={{ marginBottom: 16 }}
    />
  );
}
