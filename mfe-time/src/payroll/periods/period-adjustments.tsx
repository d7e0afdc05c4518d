import { AdjustmentList } from '../adjustments/adjustment-list.tsx';
import { SHEET_TEXTS } from './texts.ts';

/** Adjustments that the figures of a period include, and those of its days that count elsewhere. */
export const PeriodAdjustments = ({ id }: { readonly id: number }) => (
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
