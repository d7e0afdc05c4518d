import { formatDate, formatMonth } from '@rollcall/shared/domain';
import { usePageContext } from '@rollcall/shared/session';
import type { Detail } from './day-face.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthLegend } from './month-legend.tsx';
import type { MonthRow } from './month-list-result.ts';
import { TEXTS } from './texts.ts';

interface HeadingProps {
  /** `YYYY-MM`. */
  readonly month: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly search?: string | undefined;
  readonly department?: string | undefined;
}

/** What paper needs and the screen has around the list: company, month, filter, zone. */
export function PaperHeading({ month, today, search, department }: HeadingProps) {
  const company = usePageContext(({ companyName }) => companyName);
  const zone = usePageContext(({ companyZone }) => companyZone);
  const filters = [department, search && TEXTS.searched(search)].filter(Boolean);
  return (
    <div className="print-only month-paper">
      {company && <p className="month-paper-company">{company}</p>}
      <p className="month-paper-title">{[formatMonth(month), ...filters].join(' · ')}</p>
      <p>
        {[zone && TEXTS.zone(zone), TEXTS.printed(formatDate(today))].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

interface Props {
  readonly rows: readonly MonthRow[];
  readonly month: string;
  readonly detail: Detail;
}

/** Everyone who matches, on paper only. */
export const MonthOnPaper = ({ rows, month, detail }: Props) => (
  <div className="print-only">
    <MonthGrid rows={rows} month={month} isBusy={false} detail={detail} onExplain={nothing} />
    <MonthLegend detail={detail} />
  </div>
);

const nothing = () => {};
