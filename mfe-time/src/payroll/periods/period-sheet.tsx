import type { PeriodSums } from '@rollcall/shared/calls';
import { type ListPage, ListTable, PageLink, toListResult } from '@rollcall/shared/ui';
import { useDialogParameters, useListParameters } from '@rollcall/shared/url';
import { AdjustmentList } from '../adjustments/adjustment-list.tsx';
import { Meanings } from '../meanings.tsx';
import { DaysDrawer } from './days-drawer.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { FIGURES, type SheetRow, sheetColumns, toSheetRow } from './sheet-columns.tsx';
import { SheetHeading } from './sheet-heading.tsx';
import { CLOSE_TEXTS, SHEET_TEXTS } from './texts.ts';
import { PAGE_SIZE, usePrint, useSheet } from './use-sheet.ts';

/** A page with the totals of all pages as its last line. */
function withTotal(page: ListPage<SheetRow>, totals: PeriodSums): ListPage<SheetRow> {
  if (page.rows.length === 0) return page;
  const name = SHEET_TEXTS.total(CLOSE_TEXTS.employees(page.total));
  return { ...page, rows: [...page.rows, { ...totals, id: null, code: null, name }] };
}

/** The closed figures of a period: on the screen, on paper, as a file; and what was adjusted. */
export function PeriodSheet({ id }: { readonly id: number }) {
  const { page, showPage } = useListParameters();
  const query = useSheet(id, page);
  const printed = usePrint(id);
  const days = useDialogParameters({ which: ['code'] });
  const { data } = query;
  const list = toListResult(
    { ...query, data: data && { ...data, rows: data.rows.map(toSheetRow) } },
    page,
  );
  const rows = list.data?.rows ?? [];
  return (
    <>
      <div className="not-printed">
        <PageLink to="/time/closing">{SHEET_TEXTS.back}</PageLink>
        <SheetHeading
          id={id}
          period={data?.period}
          onPrint={printed.print}
          isPreparing={printed.isPreparing}
        />
        <SheetTerms />
        <ListTable
          label={SHEET_TEXTS.list}
          columns={sheetColumns((code) => days.open({ code }))}
          list={{ ...list, data: list.data && data && withTotal(list.data, data.totals) }}
          page={page}
          onPage={showPage}
          texts={SHEET_TEXTS}
        />
        <PeriodAdjustments id={id} />
      </div>
      {data && (
        <PrintSheet
          period={data.period}
          rows={printed.rows?.map(toSheetRow) ?? rows}
          totals={data.totals}
          total={data.total}
          before={printed.rows ? 0 : page * PAGE_SIZE}
        />
      )}
      <DaysDrawer
        periodId={id}
        code={days.values.code}
        row={rows.find(({ code }) => code === days.values.code)}
        onClose={days.close}
      />
    </>
  );
}

/** One sentence about each figure of the sheet. */
const SheetTerms = () => (
  <Meanings title={SHEET_TEXTS.terms} terms={TERMS} note={SHEET_TEXTS.hours} />
);

const TERMS = FIGURES.map(
  ({ name }) => [SHEET_TEXTS.columns[name], SHEET_TEXTS.means[name]] as const,
);

/** Adjustments that the figures of a period include, and those of its days that count elsewhere. */
const PeriodAdjustments = ({ id }: { readonly id: number }) => (
  <>
    <AdjustmentList
      title={SHEET_TEXTS.postedIn}
      filter={{ postedIn: id }}
      empty={SHEET_TEXTS.noPostedIn}
    />
    <AdjustmentList
      title={SHEET_TEXTS.about}
      hint={SHEET_TEXTS.aboutHint}
      filter={{ about: id }}
      empty={SHEET_TEXTS.noAbout}
      isDeletable
    />
  </>
);
