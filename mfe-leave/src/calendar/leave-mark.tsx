import { theme } from 'antd';
import { TEXTS } from './texts.ts';
import './leave-mark.css';

/** The mark of a day on leave; its shape says the status, so that it needs no colour. */
export function LeaveMark({ status }: { readonly status: string }) {
  const { token } = theme.useToken();
  const isApproved = status.toLowerCase() === 'approved';
  const color = isApproved ? token.colorSuccess : token.colorWarningText;
  return (
    <span
      aria-hidden="true"
      className={isApproved ? 'leave-mark leave-mark-approved' : 'leave-mark'}
      style={{ color }}
    />
  );
}

/** What the marks mean. */
export const LeaveLegend = () => (
  <ul className="leave-legend" aria-label={TEXTS.legend}>
    {TEXTS.marks.map((status) => (
      <li key={status}>
        <LeaveMark status={status} />
        {status}
      </li>
    ))}
  </ul>
);
