import type { OwnTimeLog } from '@rollcall/shared/calls';
import { TextLink } from '@rollcall/shared/ui';
import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { correctionPath } from './open-log.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly log: OwnTimeLog;
  readonly title: string;
  readonly description: string;
  /** A button that does more than the link. */
  readonly action?: ReactNode;
}

/** Says what is probably wrong with a log, with a link that requests a correction. */
export function Notice({ log, title, description, action }: Props) {
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={title}
      description={
        <>
          {description} <TextLink to={correctionPath(log)}>{TEXTS.askForCorrection}</TextLink>
          {action && <div style={{ marginBlockStart: 8 }}>{action}</div>}
        </>
      }
      style={{ marginBottom: 16 }}
    />
  );
}
