import type { DaySums } from '@rollcall/shared/calls';
import { formatBalance, formatMinutes } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

interface Props {
  readonly sums: DaySums;
  /** Whether the month has days that are not over. */
  readonly isCurrent: boolean;
}

/** Expected and worked time of a month, and its balance. */
export function OwnSums({ sums, isCurrent }: Props) {
  const { expectedMins, workedMins, balanceMins, adjustmentMins } = sums;
  return (
    <>
      <dl className="own-sums">
        <div>
          <dt>{TEXTS.expected}</dt>
          <dd>{formatMinutes(expectedMins)}</dd>
        </div>
        <div>
          <dt>{TEXTS.worked}</dt>
          <dd>{formatMinutes(workedMins)}</dd>
        </div>
        <div>
          <dt>
            <abbr title={TEXTS.balance} style={{ textDecoration: 'none' }}>
              {TEXTS.balanceSign}
            </abbr>
          </dt>
          <dd>
            {formatBalance(balanceMins)}
            {adjustmentMins !== 0 && (
              <div className="own-sums-note">{TEXTS.adjusted(formatBalance(adjustmentMins))}</div>
            )}
          </dd>
        </div>
      </dl>
      {isCurrent && <p className="month-note">{TEXTS.balanceMeans}</p>}
    </>
  );
}
