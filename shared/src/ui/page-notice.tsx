import { Alert, Button } from 'antd';
import { Corner } from './corner.tsx';
import './page-notice.css';

interface Props {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
  readonly onClose: () => void;
}

/** A non-blocking notice in the corner of the page, with one action. */
export function PageNotice({ text, action, onAction, onClose }: Props) {
  return (
    <Corner>
      <output className="page-notice">
        <Alert
          type="info"
          role="presentation"
          showIcon
          title={text}
          closable={{ onClose, 'aria-label': 'Dismiss' }}
          action={
            <Button size="small" onClick={onAction}>
              {action}
            </Button>
          }
        />
      </output>
    </Corner>
  );
}
