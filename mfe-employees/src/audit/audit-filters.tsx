import { AUDIT_SUBJECTS } from '@rollcall/shared/contract';
import { ChoiceSelect, DateRange, FilterBar, isTypedDate } from '@rollcall/shared/ui';
import { useListParameters } from '@rollcall/shared/url';
import { SUBJECTS, TEXTS } from './texts.ts';

/** Page and filters of the audit log in the URL. */
export function useAuditParameters() {
  const { page, showPage, showFilter, filter, choice, search } = useListParameters();
  const dayOf = (name: string) => {
    const text = filter(name);
    return text !== undefined && isTypedDate(text) ? text : undefined;
  };
  const employee = Number(filter('employee'));
  const filters = {
    search,
    subject: choice('subject', AUDIT_SUBJECTS),
    from: dayOf('from'),
    to: dayOf('to'),
    employee:
      Number.isInteger(employee) && employee > 0 && employee <= MAX_ID
        ? String(employee)
        : undefined,
  };
  return { page, showPage, showFilter, filters };
}

/** The largest id of the server. */
const MAX_ID = 2_147_483_647;

type Props = Pick<ReturnType<typeof useAuditParameters>, 'filters' | 'showFilter'>;

/** Filters of the audit log: people, days, and what was changed. */
export function AuditFilters({ filters, showFilter }: Props) {
  const { from, to, subject } = filters;
  return (
    <FilterBar values={filters} onChange={showFilter} searchLabel={TEXTS.search}>
      <DateRange from={from} to={to} onChange={showFilter} />
      <ChoiceSelect
        label={TEXTS.subject}
        value={subject}
        choices={{ '': TEXTS.allSubjects, ...SUBJECTS }}
        onChange={(chosen) => showFilter({ subject: chosen })}
      />
    </FilterBar>
  );
}
